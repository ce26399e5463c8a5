import { retryOnConnectionLoss } from "../db/connection/retryOnConnectionLoss";

const EVERY_MS = 3_600_000;

/** Work that nobody waits for, such as clearing away what is old. Several processes may be at it at once, and again. */
export interface Chore {
  readonly name: string;
  /** @param signal aborted when the server stops */
  readonly run: (signal: AbortSignal) => Promise<void>;
}

export interface Chores {
  /** Does them all, one after the other, now and every hour. */
  readonly open: () => void;
  /** Waits for the one that is under way. */
  readonly close: () => Promise<void>;
}

/** @param onError told of a chore that failed; the others go on */
export function createChores(chores: readonly Chore[], onError: (error: unknown) => void): Chores {
  const control = new AbortController();
  const { signal } = control;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function runAll(): Promise<void> {
    for (const chore of chores) {
      if (signal.aborted) return;
      const run = retryOnConnectionLoss(() => chore.run(signal), { isStopped: () => signal.aborted });
      await run.catch((cause: unknown) => onError(new Error(`the chore "${chore.name}" failed`, { cause })));
    }
  }

  function start(): void {
    running ??= runAll().finally(() => {
      running = undefined;
    });
  }

  return {
    open: () => {
      if (signal.aborted) return;
      start();
      timer = setInterval(start, EVERY_MS).unref();
    },
    close: async () => {
      control.abort();
      clearInterval(timer);
      await running;
    },
  };
}
