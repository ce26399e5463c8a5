import { retryOnConnectionLoss } from "../db/connection/retryOnConnectionLoss";
import type { Database } from "../db/database";
import { afterCommit } from "../db/transaction";
import { BackgroundWork } from "./backgroundWork";
import { type RecurringTask, runDueTasks, runRecurringTasks, type TaskHandler } from "./runTasks";
import { createSchedulerStore, type NewTask } from "./schedulerStore";

export type { RecurringTask, TaskHandler } from "./runTasks";

/** How often a process looks for what became due; what it writes itself it does at once. */
const POLL_MS = 2_000;

/** What is to be done, and when: the one clock of the server, shared by all processes on the database. */
export interface Scheduler {
  /** Writes tasks in the open transaction, to be done once it is committed and they are due. */
  readonly add: (tasks: readonly NewTask[]) => Promise<void>;
  readonly cancel: (key: string) => Promise<void>;
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
  const store = createSchedulerStore(database.kysely);
  const recurringByName = new Map(recurring.map((task) => [task.name, task]));
  const control = new AbortController();
  const { signal } = control;
  const onFailure = (name: string, cause: unknown) => onError(new Error(`the scheduled task "${name}" failed`, { cause }));
  const tools = { store, signal, onFailure };
  const dueTasks = new BackgroundWork({ work: () => runDueTasks(tools, handlers), signal, onError });
  const recurringTasks = new BackgroundWork({ work: () => runRecurringTasks(tools, recurringByName), signal, onError });
  let timer: NodeJS.Timeout | undefined;
  let isOpen = false;

  function wake(): void {
    if (isOpen && handlers.size > 0) dueTasks.ask();
  }

  function look(): void {
    wake();
    recurringTasks.ask();
  }

  return {
    add: async (tasks) => {
      await store.add(tasks);
      afterCommit(wake);
    },
    cancel: store.cancel,
    open: async () => {
      // The directory lock proves that nobody else is at an embedded database.
      await retryOnConnectionLoss(() => store.recur([...recurringByName.keys()], database.isEmbedded), {
        isStopped: () => signal.aborted,
      });
      if (signal.aborted) return;
      isOpen = true;
      timer = setInterval(look, POLL_MS).unref();
      look();
    },
    close: async () => {
      control.abort();
      clearInterval(timer);
      await dueTasks.end();
      await recurringTasks.end();
    },
  };
}
