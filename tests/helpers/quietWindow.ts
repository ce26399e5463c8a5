import { setTimeout as wait } from "node:timers/promises";

const MINUTE_MS = 60_000;
const NEEDED_MS = 10_000;

/** Waits where a minute is about to end: tries are counted by the clock's windows. */
export async function quietWindow(): Promise<void> {
  const left = MINUTE_MS - (Date.now() % MINUTE_MS);
  if (left < NEEDED_MS) await wait(left + 50);
}
