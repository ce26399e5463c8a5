import { setTimeout as wait } from "node:timers/promises";

/** SQLSTATEs of transactions that PostgreSQL ends because of others: a failed serialisation, a deadlock. */
const CONFLICTS: ReadonlySet<unknown> = new Set(["40001", "40P01"]);

const MOST_TRIES = 5;
/** Two that met once meet again, unless each waits for a time of its own. */
const LONGEST_PAUSE_MS = 30;

/** Whether this was thrown, by itself or as the cause of what was, because another transaction was in the way. All of it was undone. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && CONFLICTS.has(error.code)) || isConflict(error.cause);
}

/** Runs a whole transaction, a lone statement too, again where others were in its way: nothing of it was written. */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === MOST_TRIES || !isConflict(error)) throw error;
      await wait(Math.random() * LONGEST_PAUSE_MS * tries);
    }
  }
}
