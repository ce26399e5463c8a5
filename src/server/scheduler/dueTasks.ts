import { type Kysely, type Selectable, sql } from "kysely";
import type { Json } from "../../shared/json";
import { runActing } from "../access/session/acting";
import type { Tables } from "../db/generated/tables";
import { executor, inTransaction } from "../db/transaction";
import { type BackgroundWork, createBackgroundWork } from "../queue/backgroundWork";
import { lockFree } from "../queue/leases";
import { taskTable } from "./taskStore";

/** How long what fails rests at most. */
const LONGEST_REST_SECONDS = 3_600;
const LONGEST_ERROR = 500;

/** Does one task with one row, in the transaction that ends the row. */
export type TaskHandler = (task: { readonly spaceId: string; readonly payload: Json }) => Promise<void>;

export interface DueTasksOptions {
  readonly root: Kysely<Tables>;
  readonly handlers: ReadonlyMap<string, TaskHandler>;
  /** Told of what failed; it is tried again. */
  readonly onFailure: (name: string, cause: unknown) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Does followers' deliveries and appointments, one after the other. Work and the end of its row are one transaction, which
 * is why no lease is needed: what is written is written once.
 */
export function createDueTasks({ root, handlers, onFailure, onError }: DueTasksOptions): BackgroundWork {
  const table = taskTable("once", [...handlers.keys()]);
  type Task = Selectable<Tables["scheduledTask"]>;

  /** Makes a task due again, twice as long after each attempt. */
  async function postpone(id: string, error: unknown): Promise<void> {
    await root
      .updateTable("scheduledTask")
      .set({
        attempts: sql`attempts + 1`,
        dueAt: sql`now() + make_interval(secs => least(power(2, least(attempts, 12)), ${LONGEST_REST_SECONDS}))`,
        error: String(error instanceof Error ? error.message : error).slice(0, LONGEST_ERROR),
      })
      .where("id", "=", id)
      .execute();
  }

  /** @returns whether there was anything to do */
  async function doNext(): Promise<boolean> {
    let task: Task | undefined;
    try {
      await inTransaction(root, async () => {
        task = (await lockFree(executor(root), table, 1).selectAll().executeTakeFirst()) as Task | undefined;
        if (!task) return;
        const { id, name, spaceId, payload, accountId } = task;
        // Before the work: it may make an appointment under the same key.
        await executor(root).deleteFrom("scheduledTask").where("id", "=", id).execute();
        if (spaceId) await runActing(accountId ?? undefined, async () => handlers.get(name)?.({ spaceId, payload }));
      });
    } catch (error) {
      if (!task) throw error;
      onFailure(task.name, error);
      await postpone(task.id, error);
    }
    return task !== undefined;
  }

  return createBackgroundWork({
    work: async (signal) => {
      while (!signal.aborted && (await doNext()));
    },
    onError,
  });
}
