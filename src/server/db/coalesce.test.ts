import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { Coalesced } from "./coalesce";

function reader() {
  const calls: {
    readonly keys: readonly string[];
    readonly answer: (rows: Record<string, number>) => void;
    readonly fail: (error: Error) => void;
  }[] = [];
  const coalesced = new Coalesced<number>(
    (keys) =>
      new Promise((settle, fail) => {
        calls.push({ keys, answer: (rows) => settle(new Map(Object.entries(rows))), fail });
      }),
  );
  return { calls, coalesced };
}

test("what is asked for within one turn is read together, each key once", async () => {
  const { calls, coalesced } = reader();
  const rows = ["a", "b", "a", "none"].map((key) => coalesced.read(key));
  await turn();
  expect(calls.map(({ keys }) => keys)).toEqual([["a", "b", "none"]]);
  calls[0]?.answer({ a: 1, b: 2 });
  expect(await Promise.all(rows)).toEqual([1, 2, 1, undefined]);
  expect(coalesced.isIdle).toBe(true);
});

test("whoever asks while a read is under way is given what is read after that", async () => {
  const { calls, coalesced } = reader();
  const first = coalesced.read("a");
  await turn();
  const second = coalesced.read("a");
  await turn();
  calls[0]?.answer({ a: 1 });
  calls[1]?.answer({ a: 2 });
  expect([await first, await second]).toEqual([1, 2]);
});

test("no more than two reads are under way; the others wait together", async () => {
  const { calls, coalesced } = reader();
  for (const key of ["a", "b"]) {
    void coalesced.read(key);
    await turn();
  }
  const later = [coalesced.read("c"), coalesced.read("d")];
  await turn();
  expect(calls).toHaveLength(2);
  calls[0]?.answer({ a: 1 });
  await turn();
  await turn();
  expect(calls[2]?.keys).toEqual(["c", "d"]);
  calls[2]?.answer({ c: 3, d: 4 });
  expect(await Promise.all(later)).toEqual([3, 4]);
});

test("a read that fails fails for all who waited for it, and for nobody after them", async () => {
  const { calls, coalesced } = reader();
  const rows = [coalesced.read("a"), coalesced.read("b")];
  await turn();
  calls[0]?.fail(new Error("no connection"));
  for (const row of rows) await expect(row).rejects.toThrow("no connection");
  const after = coalesced.read("a");
  await turn();
  calls[1]?.answer({ a: 5 });
  expect(await after).toBe(5);
});

test("one read takes a hundred keys, the rest comes with the next", async () => {
  const { calls, coalesced } = reader();
  const rows = Array.from({ length: 150 }, (_, n) => coalesced.read(String(n)));
  await turn();
  await turn();
  expect(calls.map(({ keys }) => keys.length)).toEqual([100, 50]);
  for (const { keys, answer } of calls) answer(Object.fromEntries(keys.map((key) => [key, Number(key)])));
  expect(await Promise.all(rows)).toEqual(Array.from({ length: 150 }, (_, n) => n));
});
