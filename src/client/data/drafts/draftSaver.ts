/** How safe what was typed is. `local`: kept in this browser until the server can be reached. */
export type SaverStatus = "idle" | "pending" | "saving" | "saved" | "local" | "failed" | "conflict";

export interface SaverOptions<T> {
  /** Saves on top of the version that this window has seen; resolves to the new one. */
  readonly save: (data: T, version: number | undefined) => Promise<number>;
  /** Whether the failure means that another window saved in between. */
  readonly isConflict: (error: unknown) => boolean;
  /** Whether the failure means that the server can't be reached: tried again later. */
  readonly isOffline: (error: unknown) => boolean;
  readonly onStatus: (status: SaverStatus, error?: unknown) => void;
  /** Keeps what could not be sent. */
  readonly keep?: (data: T) => void;
  /** What was kept has reached the server. */
  readonly forget?: () => void;
  /** Milliseconds without a change before saving. @default 1000 */
  readonly delay?: number;
  /** Milliseconds before a new attempt while the server can't be reached. @default 10000 */
  readonly retryDelay?: number;
}

/** Saves in order, never two at once, the last of many quick changes. */
export interface DraftSaver<T> {
  readonly change: (data: T) => void;
  /** Saves what waits now; resolves to whether all is on the server. */
  readonly flush: () => Promise<boolean>;
  /** Goes on from a version that the server told; what waits is dropped. */
  readonly restart: (version: number | undefined) => void;
  /** Saves what waits over another window's later version. */
  readonly overwrite: (version: number | undefined) => Promise<boolean>;
  /** Ends all attempts; what waits is dropped. */
  readonly stop: () => void;
}

export function createDraftSaver<T>(options: SaverOptions<T>): DraftSaver<T> {
  let version: number | undefined;
  let waiting: { readonly data: T } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  let isBlocked = false;
  // Counts the restarts: an answer to what was sent before one says nothing any more.
  let era = 0;

  function later(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  }

  function fail(error: unknown, data: T): false {
    waiting ??= { data };
    isBlocked = options.isConflict(error);
    if (isBlocked) options.onStatus("conflict", error);
    else if (options.isOffline(error)) {
      options.keep?.(waiting.data);
      options.onStatus("local", error);
      later(options.retryDelay ?? 10_000);
    } else options.onStatus("failed", error);
    return false;
  }

  async function run(): Promise<boolean> {
    const begun = era;
    while (waiting && !isBlocked) {
      const { data } = waiting;
      waiting = undefined;
      options.onStatus("saving");
      try {
        const next = await options.save(data, version);
        if (begun !== era) return false;
        version = next;
      } catch (error) {
        return begun === era ? fail(error, data) : false;
      }
    }
    if (isBlocked) return false;
    options.forget?.();
    options.onStatus("saved");
    return true;
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (running) return running;
    if (!waiting || isBlocked) return Promise.resolve(!isBlocked);
    const current = run().finally(() => {
      if (running === current) running = undefined;
    });
    running = current;
    return current;
  }

  function drop(): void {
    clearTimeout(timer);
    era += 1;
    waiting = undefined;
    running = undefined;
    isBlocked = false;
  }

  return {
    flush,
    change: (data) => {
      waiting = { data };
      if (isBlocked) return;
      options.onStatus("pending");
      later(options.delay ?? 1_000);
    },
    restart: (next) => {
      drop();
      version = next;
      options.onStatus("idle");
    },
    overwrite: (next) => {
      version = next;
      isBlocked = false;
      return flush();
    },
    stop: drop,
  };
}
