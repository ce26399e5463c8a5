import { AppError } from "../../shared/errors";

/** Gives a place back; once is enough, more does no harm. */
export type Leave = () => void;

/**
 * Lets so many in at once; the others wait in the order in which they came.
 * @returns waits for a place. Throws `server.unavailable` where none becomes free in time, or too many wait.
 *
 * @example
 * const enter = createPlaces({ count: 2, longestMs: 10_000 });
 * const leave = await enter();
 * try {
 *   await work();
 * } finally {
 *   leave();
 * }
 */
export function createPlaces({
  count,
  longestMs,
  mostWaiting = Number.POSITIVE_INFINITY,
}: {
  readonly count: number;
  readonly longestMs: number;
  /** Whoever comes when so many wait is refused at once. @default no limit */
  readonly mostWaiting?: number;
}): () => Promise<Leave> {
  const waiting = new Set<() => void>();
  let free = count;

  function leave(): void {
    const [next] = waiting;
    if (next) next();
    else free += 1;
  }

  function onceOnly(): Leave {
    let isLeft = false;
    return () => {
      if (isLeft) return;
      isLeft = true;
      leave();
    };
  }

  return () =>
    new Promise((resolve, reject) => {
      if (free > 0) {
        free -= 1;
        resolve(onceOnly());
        return;
      }
      if (waiting.size >= mostWaiting) {
        reject(new AppError("server.unavailable"));
        return;
      }
      const called = () => {
        clearTimeout(timer);
        waiting.delete(called);
        resolve(onceOnly());
      };
      const timer = setTimeout(() => {
        waiting.delete(called);
        reject(new AppError("server.unavailable"));
      }, longestMs);
      waiting.add(called);
    });
}
