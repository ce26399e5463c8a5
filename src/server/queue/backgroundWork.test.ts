import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createBackgroundWork } from "./backgroundWork";

/** Work whose runs end when they are told to. */
function controlled() {
  const runs: { readonly end: () => void; readonly fail: (error: Error) => void }[] = [];
  const errors: unknown[] = [];
  const work = createBackgroundWork({
    work: () => new Promise((end, fail) => runs.push({ end, fail })),
    onError: (error) => errors.push(error),
  });
  return { work, runs, errors };
}

test("nothing begins before it is open, or once it is closed", async () => {
  const { work, runs } = controlled();
  work.wake();
  expect(runs).toHaveLength(0);
  work.open();
  work.wake();
  const closed = work.close();
  runs[0]?.end();
  await closed;
  work.wake();
  work.open();
  expect(runs).toHaveLength(1);
});

test("woken several times during a run, it runs once more", async () => {
  const { work, runs } = controlled();
  work.open();
  for (let n = 0; n < 3; n++) work.wake();
  expect(runs).toHaveLength(1);
  runs[0]?.end();
  await turn();
  expect(runs).toHaveLength(2);
  runs[1]?.end();
  await work.close();
  expect(runs).toHaveLength(2);
});

test("it runs every two seconds, after a run that failed, too", async () => {
  const { work, runs, errors } = controlled();
  work.open();
  runs[0]?.fail(new Error("away"));
  await expect.poll(() => runs, { timeout: 5_000 }).toHaveLength(2);
  expect(errors).toHaveLength(1);
  runs[1]?.end();
  await work.close();
});

test("it runs outside of what is open where it is woken", async () => {
  const open = new AsyncLocalStorage<string>();
  const seen: unknown[] = [];
  const work = createBackgroundWork({ work: async () => void seen.push(open.getStore()), onError: () => {} });
  open.run("a transaction", work.open);
  await work.close();
  expect(seen).toEqual([undefined]);
});
