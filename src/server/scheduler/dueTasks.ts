import { type Kysely, sql } from "kysely";
import type { Json } from "../../shared/json";
import type { Tables } from "../db/generated/tables";
import { inTransaction } from "../db/transaction";
import { createWorker, type Worker } from "../queue/worker";
import { createTaskLeases, type DueTask } from "./taskStore";

/** How long what fails rests at most. */
const LONGEST_REST_SECONDS = 3_600;
const LONGEST_ERROR = 500;

/** Does one task with one row, in the transaction that ends the row. */
export type TaskHandler = (task: { readonly spaceId: string; readonly payload: Json }) => Promise<void>;

export interface TaskWorkerOptions {
  readonly root: Kysely<Tables>;
  readonly isAlone: boolean;
  /** Told of what failed; it is tried again. */
  readonly onFailure: (name: string, cause: unknown) => void;
  readonly onError: (error: unknown) => void;
}

/** Does followers' deliveries and appointments once each: work and the end of its row are one transaction. */
export function createDueTasks(
  handlers: ReadonlyMap<string, TaskHandler>,
  { root, isAlone, onFailure, onError }: TaskWorkerOptions,
): Worker {
  const leases = createTaskLeases(root, "once", [...handlers.keys()]);

  async function work(task: DueTask): Promise<void> {
    const { name, spaceId, payload } = task;
    // Before the work: it may make an appointment under the same key.
    const isOwn = await leases.remove(task);
    if (isOwn && spaceId) await handlers.get(name)?.({ spaceId, payload });
  }

  /** Makes a task due again, twice as long after each attempt. */
  async function postpone(task: DueTask, error: unknown): Promise<void> {
    const rest = Math.min(2 ** Math.min(task.attempts - 1, 12), LONGEST_REST_SECONDS);
    await leases.write(task, {
      holder: null,
      leaseUntil: null,
      dueAt: sql`now() + make_interval(secs => ${rest})`,
      error: String(error instanceof Error ? error.message : error).slice(0, LONGEST_ERROR),
    });
  }

  return createWorker({
    leases,
    isAlone,
    run: async (task) => {
      try {
        await inTransaction(root, () => work(task));
      } catch (error) {
        onFailure(task.name, error);
        await postpone(task, error);
      }
    },
    onError,
  });
}
