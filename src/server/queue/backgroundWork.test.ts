import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { BackgroundWork } from "./backgroundWork";

/** Work whose runs end when they are told to. */
function controlled() {
  const control = new AbortController();
  const runs: { readonly end: () => void; readonly fail: (error: Error) => void }[] = [];
  const errors: unknown[] = [];
  const work = new BackgroundWork({
    work: () => new Promise((end, fail) => runs.push({ end, fail })),
    signal: control.signal,
    onError: (error) => errors.push(error),
  });
  return { work, runs, errors, control };
}

test("asked several times during a run, it runs once more", async () => {
  const { work, runs } = controlled();
  for (let n = 0; n < 3; n++) work.ask();
  expect(runs).toHaveLength(1);
  work.ask();
  runs[0]?.end();
  await turn();
  expect(runs).toHaveLength(2);
  runs[1]?.end();
  await work.end();
  expect(runs).toHaveLength(2);
});

test("a run that fails is told, and the next one comes when it is asked for", async () => {
  const { work, runs, errors } = controlled();
  work.ask();
  runs[0]?.fail(new Error("away"));
  await work.end();
  expect([errors.length, runs.length]).toEqual([1, 1]);
  work.ask();
  expect(runs).toHaveLength(2);
});

test("nothing begins once it is aborted", async () => {
  const { work, runs, control } = controlled();
  work.ask();
  work.ask();
  control.abort();
  runs[0]?.end();
  await work.end();
  work.ask();
  expect(runs).toHaveLength(1);
});

test("it runs outside of what is open where it is asked for", async () => {
  const open = new AsyncLocalStorage<string>();
  const seen: unknown[] = [];
  const work = new BackgroundWork({
    work: async () => void seen.push(open.getStore()),
    signal: new AbortController().signal,
    onError: () => {},
  });
  open.run("a transaction", () => work.ask());
  await work.end();
  expect(seen).toEqual([undefined]);
});
