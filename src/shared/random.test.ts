import { expect, test } from "vitest";
import { createRandom, pick, shuffledBy } from "./random";

test("the same seed gives the same numbers, another seed others", () => {
  const numbers = (seed: number) => {
    const random = createRandom(seed);
    return Array.from({ length: 100 }, random);
  };
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
});

test.each([0, 1, -1, 2 ** 32, 20_261_120])("numbers of the seed %i are spread evenly over [0, 1)", (seed) => {
  const random = createRandom(seed);
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let count = 0; count < 20_000; count += 1) {
    const number = random();
    expect(number >= 0 && number < 1).toBe(true);
    tenths[Math.floor(number * 10)] = (tenths[Math.floor(number * 10)] ?? 0) + 1;
  }
  for (const tenth of tenths) expect(Math.abs(tenth - 2_000)).toBeLessThan(200);
});

test("picks every item sooner or later, and nothing from nothing", () => {
  const random = createRandom(1);
  const picked = new Set(Array.from({ length: 200 }, () => pick(random, ["a", "b", "c"])));
  expect([...picked].toSorted()).toEqual(["a", "b", "c"]);
  expect(() => pick(random, [])).toThrow("nothing to pick from");
});

test("an order by a text is the same each time, another by another text, and leaves nothing out", () => {
  const items = Array.from({ length: 20 }, (_none, index) => index);
  expect(shuffledBy("one", items)).toEqual(shuffledBy("one", items));
  expect(shuffledBy("one", items)).not.toEqual(shuffledBy("other", items));
  expect(shuffledBy("one", items).toSorted((a, b) => a - b)).toEqual(items);
});
