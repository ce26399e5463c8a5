import { AppError } from "../../../shared/errors";

/** How often one caller may do something, in this process. */
export interface PaceLimits {
  /** In one window. */
  readonly limit: number;
  readonly windowMs: number;
}

/**
 * Bounds how often one caller does what costs others something, e.g. what is told to a whole room. Counted in memory: it
 * keeps a process free for the others, and nothing that has to be exact hangs on it.
 *
 * @example
 * const posts = createPace({ limit: 120, windowMs: 60_000 });
 * posts(session.accountId);
 * @returns counts one. @throws AppError `request.rateLimited` with the wait
 */
export function createPace({ limit, windowMs }: PaceLimits): (caller: string) => void {
  let counts = new Map<string, number>();
  let ends = 0;
  return (caller) => {
    const now = Date.now();
    if (now >= ends) [counts, ends] = [new Map(), now + windowMs];
    const count = (counts.get(caller) ?? 0) + 1;
    if (count > limit) throw new AppError("request.rateLimited", { retryAfterSeconds: Math.ceil((ends - now) / 1_000) });
    counts.set(caller, count);
  };
}
