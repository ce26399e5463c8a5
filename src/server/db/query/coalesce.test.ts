import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { Coalesced } from "./coalesce";

interface Run {
  readonly items: readonly string[];
  readonly succeed: () => void;
  readonly fail: (error: Error) => void;
}

/** Calls whose results are told by hand: each item with the number of its run. */
function coalescedRuns(keyOf?: (item: string) => string) {
  const runs: Run[] = [];
  const coalesced = new Coalesced<string, string>({
    runAll: (items) =>
      new Promise((settle, fail) => {
        const number = runs.length + 1;
        runs.push({ items, succeed: () => settle(items.map((item) => `${item}${number}`)), fail });
      }),
    keyOf,
  });
  return { runs, coalesced };
}

test("what comes within one turn goes together", async () => {
  const { runs, coalesced } = coalescedRuns();
  const results = ["a", "b", "a"].map((item) => coalesced.run(item));
  await turn();
  expect(runs.map(({ items }) => items)).toEqual([["a", "b", "a"]]);
  runs[0]?.succeed();
  expect(await Promise.all(results)).toEqual(["a1", "b1", "a1"]);
  await turn();
  expect(coalesced.isIdle).toBe(true);
});

test("whoever comes while a run is under way goes with a later one", async () => {
  const { runs, coalesced } = coalescedRuns();
  const first = coalesced.run("a");
  await turn();
  const second = coalesced.run("a");
  await turn();
  for (const { succeed } of runs) succeed();
  expect([await first, await second]).toEqual(["a1", "a2"]);
});

test("no more than two runs are under way; the others wait together", async () => {
  const { runs, coalesced } = coalescedRuns();
  for (const item of ["a", "b"]) {
    void coalesced.run(item);
    await turn();
  }
  const later = [coalesced.run("c"), coalesced.run("d")];
  await turn();
  expect(runs).toHaveLength(2);
  runs[0]?.succeed();
  await turn();
  await turn();
  runs[2]?.succeed();
  expect(await Promise.all(later)).toEqual(["c3", "d3"]);
});

test("items of one key go one after the other, in their order", async () => {
  const { runs, coalesced } = coalescedRuns((item) => item.slice(0, 1));
  const results = ["a-1", "b-1", "a-2", "a-3"].map((item) => coalesced.run(item));
  await turn();
  await turn();
  expect(runs.map(({ items }) => items)).toEqual([["a-1", "b-1"], ["a-2"]]);
  runs[0]?.succeed();
  await turn();
  await turn();
  expect(runs[2]?.items).toEqual(["a-3"]);
  for (const { succeed } of runs) succeed();
  expect(await Promise.all(results)).toEqual(["a-11", "b-11", "a-22", "a-33"]);
});

test("a run that fails is made again one by one: only the call that is wrong fails", async () => {
  const coalesced = new Coalesced<number, number>({
    runAll: async (items) => {
      if (items.includes(13)) throw new Error("unlucky");
      return items.map((item) => item * 2);
    },
  });
  const results = await Promise.allSettled([1, 13, 3].map((item) => coalesced.run(item)));
  expect(results.map((result) => (result.status === "fulfilled" ? result.value : result.reason.message))).toEqual([
    2,
    "unlucky",
    6,
  ]);
  expect(await coalesced.run(4)).toBe(8);
});

test("a run whose connection was lost fails for all, and is not made again: it may have been done", async () => {
  const { runs, coalesced } = coalescedRuns();
  const results = Promise.allSettled(["a", "b"].map((item) => coalesced.run(item)));
  await turn();
  runs[0]?.fail(new Error("Connection terminated unexpectedly"));
  expect((await results).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await turn();
  expect(runs).toHaveLength(1);
  expect(coalesced.isIdle).toBe(true);
});

test("a hundred go together, the rest with the next", async () => {
  const { runs, coalesced } = coalescedRuns();
  const results = Array.from({ length: 150 }, (_, n) => coalesced.run(`${n}.`));
  await turn();
  await turn();
  expect(runs.map(({ items }) => items.length)).toEqual([100, 50]);
  for (const { succeed } of runs) succeed();
  expect(await Promise.all(results)).toEqual(Array.from({ length: 150 }, (_, n) => `${n}.${n < 100 ? 1 : 2}`));
});
