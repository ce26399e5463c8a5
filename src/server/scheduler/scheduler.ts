import type { Database } from "../db/database";
import { afterCommit } from "../db/transaction";
import { createDueTasks, type TaskHandler } from "./dueTasks";
import { createRecurringTasks, type RecurringTask } from "./recurringTasks";
import { createTaskStore, type TaskStore } from "./taskStore";

export type { TaskHandler } from "./dueTasks";
export type { RecurringTask } from "./recurringTasks";

/** What is to be done, and when: the one clock of the server, shared by all processes on the database. */
export interface Scheduler extends TaskStore {
  /** Writes tasks in the open transaction, to be done once it is committed and they are due. */
  readonly add: TaskStore["add"];
  readonly open: () => Promise<void>;
  /** Begins nothing more, and waits for what is under way. */
  readonly close: () => Promise<void>;
}

export interface SchedulerOptions {
  readonly database: Database;
  /** Followers of events and appointments, by name. */
  readonly handlers: ReadonlyMap<string, TaskHandler>;
  readonly recurring: readonly RecurringTask[];
  /** Told of what failed; it is tried again. */
  readonly onError: (error: unknown) => void;
}

export function createScheduler({ database, handlers, recurring, onError }: SchedulerOptions): Scheduler {
  const root = database.kysely;
  const { add, cancel } = createTaskStore(root);
  const onFailure = (name: string, cause: unknown) => onError(new Error(`the scheduled task "${name}" failed`, { cause }));
  const due = createDueTasks({ root, handlers, onFailure, onError });
  const again = createRecurringTasks({ root, recurring, isAlone: database.isEmbedded, onFailure, onError });
  return {
    add: async (tasks) => {
      await add(tasks);
      afterCommit(due.wake);
    },
    cancel,
    open: async () => {
      due.open();
      await again.open();
    },
    close: async () => void (await Promise.all([again.close(), due.close()])),
  };
}
