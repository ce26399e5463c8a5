import { type Kysely, sql } from "kysely";
import { newId } from "../../shared/ids";
import { retryOnConnectionLoss } from "../db/connection/retryOnConnectionLoss";
import type { Tables } from "../db/generated/tables";
import { createLeases, type LeasedRow } from "../queue/leases";
import { createWorker, type Worker } from "../queue/worker";
import { taskTable } from "./taskStore";

const DEFAULT_MINUTES = 60;
const LEASE_SECONDS = 8;
/** A long one, such as the reports of an even hour, holds up none of the mails that are due. */
const AT_ONCE = 2;

/** Work that is done now and then. Several processes may be at it, and again. */
export interface RecurringTask {
  readonly name: string;
  /** Done at the start, and so many minutes after it ended. @default 60 */
  readonly everyMinutes?: number;
  /** It may take minutes: at a start it is begun after the others. @default false */
  readonly isLong?: boolean;
  /** @param signal aborted when the server stops */
  readonly run: (signal: AbortSignal) => Promise<void>;
}

export interface RecurringTasksOptions {
  readonly root: Kysely<Tables>;
  readonly recurring: readonly RecurringTask[];
  /** Whether no other process can use the database. */
  readonly isAlone: boolean;
  /** Told of what failed; it is done again when it is due again. */
  readonly onFailure: (name: string, cause: unknown) => void;
  readonly onError: (error: unknown) => void;
}

type Row = LeasedRow & { readonly name: string };

/** At a start all are due: what is done most often comes first, and what is long last. Mails go out before reports are made. */
function toRow({ name, everyMinutes = DEFAULT_MINUTES, isLong = false }: RecurringTask) {
  const dueAt = sql<string>`now() - make_interval(secs => ${isLong ? 0 : 1 + 1 / everyMinutes})`;
  return { id: newId(), kind: "recurring" as const, name, key: `recurring:${name}`, spaceId: null, dueAt };
}

/** Does recurring tasks: one row for each name, which becomes due again. */
export function createRecurringTasks({ root, recurring, isAlone, onFailure, onError }: RecurringTasksOptions): Worker {
  const tasks = new Map(recurring.map((task) => [task.name, task]));
  const table = taskTable("recurring", [...tasks.keys()]);
  const leases = createLeases<Row>(root, { ...table, seconds: LEASE_SECONDS });

  /** Makes all of them due now, except for what another process is at. */
  async function makeDue(): Promise<void> {
    if (tasks.size === 0) return;
    await root
      .insertInto("scheduledTask")
      .values([...tasks.values()].map(toRow))
      .onConflict((conflict) => {
        const due = conflict
          .column("key")
          .doUpdateSet((eb) => ({ dueAt: eb.ref("excluded.dueAt"), holder: null, leaseUntil: null }));
        return isAlone ? due : due.where(sql<boolean>`coalesce(scheduled_task.lease_until, now()) <= now()`);
      })
      .execute();
  }

  const worker = createWorker({
    leases,
    isAlone,
    capacity: AT_ONCE,
    run: async (row, signal) => {
      const { name, everyMinutes = DEFAULT_MINUTES, run } = tasks.get(row.name) as RecurringTask;
      await retryOnConnectionLoss(() => run(signal), { isStopped: () => signal.aborted }).catch((error: unknown) =>
        onFailure(name, error),
      );
      const dueAt = sql`now() + make_interval(mins => ${everyMinutes})`;
      await leases.write(row, { holder: null, leaseUntil: null, attempts: 0, dueAt });
    },
    onError,
  });
  let isClosed = false;
  return {
    ...worker,
    open: async () => {
      await retryOnConnectionLoss(makeDue, { isStopped: () => isClosed });
      await worker.open();
    },
    close: () => {
      isClosed = true;
      return worker.close();
    },
  };
}
