import { expect, test } from "vitest";
import { isStorable } from "./isStorable";
import type { Json } from "./json";

test.each<[Json, boolean]>([
  ["plain, ñ, 👍", true],
  ["a\u0000b", false],
  ["\uD83D", false],
  [{ deep: [{ text: "x\uDC4D" }] }, false],
  [{ "\u0000": 1 }, false],
  [[1, null, true, { a: "b" }], true],
])("%j is storable: %s", (value, expected) => {
  expect(isStorable(value)).toBe(expected);
});
