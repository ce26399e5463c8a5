import fc from "fast-check";
import { expect, test } from "vitest";
import { pattern } from "./pattern";
import { shapeOf } from "./shapeOf";
import { answer, lookAtFirst, observed } from "./testing";

const five = (places: readonly number[]) =>
  shapeOf(
    places,
    places.map(() => 5),
  );

test.each([
  [[2, 2, 2, 2], "same"],
  [[0, 4, 0, 4, 0], "zigzag"],
  [[0, 1, 2, 3, 4], "diagonal"],
  [[4, 3, 2, 1, 0, 1, 2], "diagonal"],
  [[3, 4, 3, 2, 1], "diagonal"],
  [[1, 2, 3, 2, 1], undefined],
  [[0, 2, 1, 4, 3], undefined],
  [[0, 4, 0, 4, 1], undefined],
  [[1], undefined],
])("%j draws %s", (places, shape) => {
  expect(five(places)).toBe(shape);
});

test("a shape stays one read backwards, but for where a zigzag or a diagonal begins", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(4), { minLength: 2, maxLength: 9 }), (places) => {
      expect(five(places.toReversed())).toBe(five(places));
    }),
  );
});

test("a grid that everybody sees in the same order can be a diagonal, a shuffled one can't", () => {
  const grid = (isShuffled: boolean) => answer("g", { grid: { places: [0, 1, 2, 3, 4], of: 5, isShuffled } });
  expect(lookAtFirst(pattern, [observed("x", { answers: [grid(false)] })])).toEqual([
    { says: "gridDiagonal", questionId: "g", figures: { count: 5 } },
  ]);
  expect(lookAtFirst(pattern, [observed("x", { answers: [grid(true)] })])).toEqual([]);
});

test("the same place in six choices is a pattern, in five it is none, and yes or no don't count", () => {
  const choices = (count: number, of = 4) =>
    observed("x", { answers: Array.from({ length: count }, (_, index) => answer(`q${index}`, { place: { at: 1, of } })) });
  expect(lookAtFirst(pattern, [choices(6)])).toEqual([{ says: "choicesSame", figures: { count: 6, position: 2 } }]);
  expect(lookAtFirst(pattern, [choices(5)])).toEqual([]);
  expect(lookAtFirst(pattern, [choices(9, 2)])).toEqual([]);
});
