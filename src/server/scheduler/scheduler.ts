import { AsyncLocalStorage } from "node:async_hooks";
import type { Json } from "../../shared/json";
import { retryOnConnectionLoss } from "../db/connection/retryOnConnectionLoss";
import type { Database } from "../db/database";
import { afterCommit } from "../db/transaction";
import { createSchedulerStore, type DueTask, type NewTask } from "./schedulerStore";

/** How often a process looks for what became due; what it writes itself it does at once. */
const LOOK_MS = 2_000;

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

const DEFAULT_MINUTES = 60;

export function createScheduler({ database, handlers, recurring, onError }: SchedulerOptions): Scheduler {
  const store = createSchedulerStore(database.kysely);
  const byName = new Map(recurring.map((task) => [task.name, task]));
  const control = new AbortController();
  const { signal } = control;
  // Outlives the call that wakes it, and the transaction that may be open there.
  const outside = AsyncLocalStorage.snapshot();
  let timer: NodeJS.Timeout | undefined;
  let isOpen = false;
  let isAsked = false;
  let pumping: Promise<void> | undefined;
  let recurringWork: Promise<void> | undefined;

  const fail = (name: string, cause: unknown) => onError(new Error(`the scheduled task "${name}" failed`, { cause }));

  async function doTask({ name, spaceId, payload }: DueTask): Promise<void> {
    const handle = handlers.get(name);
    if (handle && spaceId) await handle({ spaceId, payload });
  }

  async function pump(): Promise<void> {
    while (isAsked && !signal.aborted) {
      isAsked = false;
      for (;;) {
        if (signal.aborted) return;
        const { task, error } = await store.doNext([...handlers.keys()], doTask);
        if (!task) break;
        if (error) fail(task.name, error);
      }
    }
  }

  function wake(): void {
    isAsked = true;
    if (!isOpen || signal.aborted || handlers.size === 0) return;
    pumping ??= outside(pump)
      .catch(onError)
      .finally(() => {
        pumping = undefined;
        if (isAsked && !signal.aborted) wake();
      });
  }

  async function runRecurring(): Promise<void> {
    const names = [...byName.keys()];
    for (;;) {
      if (signal.aborted) return;
      const due = await store.claim(names);
      const task = due && byName.get(due.name);
      if (!due || !task) return;
      await retryOnConnectionLoss(() => task.run(signal), { isStopped: () => signal.aborted }).catch((error: unknown) =>
        fail(task.name, error),
      );
      await store.settle(due.id, task.everyMinutes ?? DEFAULT_MINUTES);
    }
  }

  function look(): void {
    wake();
    recurringWork ??= outside(runRecurring)
      .catch(onError)
      .finally(() => {
        recurringWork = undefined;
      });
  }

  return {
    add: async (tasks) => {
      await store.add(tasks);
      afterCommit(wake);
    },
    cancel: store.cancel,
    open: async () => {
      // The directory lock proves that nobody else is at an embedded database.
      await retryOnConnectionLoss(() => store.recur([...byName.keys()], database.isEmbedded), {
        isStopped: () => signal.aborted,
      });
      if (signal.aborted) return;
      isOpen = true;
      timer = setInterval(look, LOOK_MS).unref();
      look();
    },
    close: async () => {
      control.abort();
      clearInterval(timer);
      await pumping;
      await recurringWork;
    },
  };
}
