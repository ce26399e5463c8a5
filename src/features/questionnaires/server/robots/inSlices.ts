import { setImmediate } from "node:timers/promises";

/** Milliseconds after which others get their turn. */
const SLICE = 20;

/** Drives long work to its end, in slices between which requests are served. */
export async function inSlices<Result>(work: Generator<unknown, Result>): Promise<Result> {
  let since = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - since < SLICE) continue;
    await setImmediate();
    since = performance.now();
  }
}
