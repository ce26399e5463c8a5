import { setTimeout as pause } from "node:timers/promises";
import { isConnectionLost } from "./connectionLoss";

export interface RetryOptions {
  /** Whether the server stops, and waits no longer. @default never */
  readonly isStopped?: () => boolean;
  /** What else is worth another try. @default nothing but a lost connection */
  readonly isPassing?: (error: unknown) => boolean;
}

const TRIES = 20;
const PAUSE_MS = 1_000;

/**
 * Does background work that nobody asks for again: where the database could not be reached, or ended the connection, it
 * is done once more when the database may be back. So it must do no harm twice.
 * @throws what the work throws, once some 20 s have passed or where it is anything else
 */
export async function retryOnConnectionLoss<T>(
  work: () => Promise<T>,
  { isStopped = () => false, isPassing = isConnectionLost }: RetryOptions = {},
): Promise<T> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left <= 1 || isStopped() || !isPassing(error)) throw error;
      await pause(PAUSE_MS);
    }
  }
}
