import { expect, test } from "vitest";
import { placeAfterKey, placeOfKey, shortcutOf } from "./shortcuts";
import { cardAfter } from "./sortedCards";

const stack = ["a", "b", "c"].map((code) => ({ code, text: code.toUpperCase() }));

test.each([
  ["a", "b"],
  ["b", "c"],
  ["c", "a"],
])("behind %s comes %s", (code, next) => {
  expect(cardAfter(stack, code)?.code).toBe(next);
});

test("behind the last card comes none", () => {
  expect(cardAfter(stack.slice(0, 1), "a")).toBeUndefined();
});

test("arrows go round the stack, and other keys nowhere", () => {
  expect([placeAfterKey("ArrowDown", 2, 3), placeAfterKey("ArrowLeft", 0, 3), placeAfterKey("End", 0, 3)]).toEqual([0, 2, 2]);
  expect(placeAfterKey("Tab", 0, 3)).toBeUndefined();
});

test("the first nine groups have the keys that place cards in them", () => {
  const keys = Array.from({ length: 10 }, (_, place) => shortcutOf(place));
  expect(keys.map((key) => (key === undefined ? key : placeOfKey(String(key))))).toEqual([
    ...Array.from({ length: 9 }, (_, place) => place),
    undefined,
  ]);
  expect(placeOfKey("0")).toBeUndefined();
});
