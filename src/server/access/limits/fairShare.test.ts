import { expect, test } from "vitest";
import { createFairShare, inTurn } from "./fairShare";

const LIMITS = { running: 2, waiting: 3 };

test("runs so many of one caller, lets so many wait in their order, and refuses the rest", () => {
  const share = createFairShare(LIMITS);
  const started: number[] = [];
  const leave = Array.from({ length: 7 }, (_, n) => share.enter("one", () => started.push(n)));
  expect(started).toEqual([0, 1]);
  expect(leave.map((one) => one !== undefined)).toEqual([true, true, true, true, true, false, false]);
  expect(share.enter("other", () => started.push(100))).toBeDefined();
  expect(started).toEqual([0, 1, 100]);
  leave[0]?.();
  // A place is given back once.
  leave[0]?.();
  expect(started).toEqual([0, 1, 100, 2]);
  // Whoever leaves the queue isn't started.
  leave[3]?.();
  leave[1]?.();
  expect(started).toEqual([0, 1, 100, 2, 4]);
});

test("who comes after all have left starts at once", async () => {
  const share = createFairShare({ running: 1, waiting: 1 });
  const failing = inTurn(share, "one", () => Promise.reject(new Error("no")));
  const next = inTurn(share, "one", async () => "done");
  expect(await inTurn(share, "one", async () => "refused")).toBeUndefined();
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("done");
  expect(await inTurn(share, "one", async () => "again")).toBe("again");
});
