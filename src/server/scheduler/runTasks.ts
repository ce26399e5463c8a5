import type { Json } from "../../shared/json";
import { retryOnConnectionLoss } from "../db/connection/retryOnConnectionLoss";
import type { DueTask, SchedulerStore } from "./schedulerStore";

/** Work that is done now and then. Several processes may be at it, and again. */
export interface RecurringTask {
  readonly name: string;
  /** Done at the start, and so many minutes after it ended. @default 60 */
  readonly everyMinutes?: number;
  /** @param signal aborted when the server stops */
  readonly run: (signal: AbortSignal) => Promise<void>;
}

/** Does one task with one row, in the transaction that ends the row. */
export type TaskHandler = (task: { readonly spaceId: string; readonly payload: Json }) => Promise<void>;

export interface TaskTools {
  readonly store: SchedulerStore;
  /** Aborted when the server stops. */
  readonly signal: AbortSignal;
  /** Told of what failed; it is tried again. */
  readonly onFailure: (name: string, cause: unknown) => void;
}

const DEFAULT_MINUTES = 60;

/** Does the tasks that are due, one after the other, until none is. */
export async function runDueTasks(
  { store, signal, onFailure }: TaskTools,
  handlers: ReadonlyMap<string, TaskHandler>,
): Promise<void> {
  const names = [...handlers.keys()];
  const work = async ({ name, spaceId, payload }: DueTask) => {
    if (spaceId) await handlers.get(name)?.({ spaceId, payload });
  };
  while (!signal.aborted) {
    const { task, error } = await store.doNext(names, work);
    if (!task) return;
    if (error) onFailure(task.name, error);
  }
}

/** Does the recurring tasks that are due, one after the other, until none is. */
export async function runRecurringTasks(
  { store, signal, onFailure }: TaskTools,
  tasks: ReadonlyMap<string, RecurringTask>,
): Promise<void> {
  const names = [...tasks.keys()];
  while (!signal.aborted) {
    const due = await store.claim(names);
    const task = due && tasks.get(due.name);
    if (!due || !task) return;
    await retryOnConnectionLoss(() => task.run(signal), { isStopped: () => signal.aborted }).catch((error: unknown) =>
      onFailure(task.name, error),
    );
    await store.settle(due.id, task.everyMinutes ?? DEFAULT_MINUTES);
  }
}
