import { AsyncLocalStorage } from "node:async_hooks";

/** How often a process looks for what others left or what became due; what it writes itself it is woken for. */
const POLL_MS = 2_000;

export interface BackgroundWorkOptions {
  /** @param signal aborted when it is closed */
  readonly work: (signal: AbortSignal) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Work that is done in the background again and again, one run at a time. */
export interface BackgroundWork {
  /** Begins a run; if one is under way another comes after it, since that one may have looked already. */
  readonly wake: () => void;
  /** Begins runs from now on: at once, whenever it is woken, and every two seconds. */
  readonly open: () => void;
  /** Begins nothing more, and waits for the run that is under way. */
  readonly close: () => Promise<void>;
}

export function createBackgroundWork({ work, onError }: BackgroundWorkOptions): BackgroundWork {
  // Outlives the call that wakes it, and the transaction that may be open there.
  const outside = AsyncLocalStorage.snapshot();
  const closing = new AbortController();
  const { signal } = closing;
  let timer: NodeJS.Timeout | undefined;
  let isWoken = false;
  let running: Promise<void> | undefined;

  async function runWhileWoken(): Promise<void> {
    while (isWoken && !signal.aborted) {
      isWoken = false;
      await work(signal);
    }
  }

  function wake(): void {
    if (!timer || signal.aborted) return;
    isWoken = true;
    running ??= outside(runWhileWoken)
      .catch(onError)
      .finally(() => {
        running = undefined;
        if (isWoken) wake();
      });
  }

  return {
    wake,
    open: () => {
      if (signal.aborted) return;
      timer = setInterval(wake, POLL_MS).unref();
      wake();
    },
    close: async () => {
      closing.abort();
      clearInterval(timer);
      await running;
    },
  };
}
