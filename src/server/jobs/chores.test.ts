import { expect, test } from "vitest";
import { createChores } from "./chores";

test("one chore that fails is told by its name and keeps none of the others back", async () => {
  const done: string[] = [];
  const errors: unknown[] = [];
  const chores = createChores(
    [
      { name: "first", run: async () => void done.push("first") },
      { name: "broken", run: () => Promise.reject(new Error("no disk")) },
      { name: "last", run: async () => void done.push("last") },
    ],
    (error) => errors.push(error),
  );
  chores.open();
  await expect.poll(() => done).toEqual(["first", "last"]);
  expect(errors).toMatchObject([{ message: 'the chore "broken" failed', cause: { message: "no disk" } }]);
  await chores.close();
});

test("closing tells the one under way, waits for it, and begins no other", async () => {
  const done: string[] = [];
  const slow = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      signal.addEventListener("abort", () =>
        setTimeout(() => {
          done.push("slow");
          resolve();
        }, 20),
      );
    });
  const next = { name: "next", run: async () => void done.push("next") };
  const chores = createChores([{ name: "slow", run: slow }, next], () => undefined);
  chores.open();
  await chores.close();
  chores.open();
  expect(done).toEqual(["slow"]);
});
