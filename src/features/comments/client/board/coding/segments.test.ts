import { expect, test } from "vitest";
import { segments } from "./segments";

test("a text is cut where passages begin and end, over emoji and overlaps", () => {
  const parts = segments("a🍵bc👩‍🍳d", [
    { id: "one", start: 0, end: 3 },
    { id: "two", start: 1, end: 4 },
  ]);
  expect(parts.map(({ text, ids }) => [text, ids.join()])).toEqual([
    ["a", "one"],
    ["🍵b", "one,two"],
    ["c", "two"],
    ["👩‍🍳d", ""],
  ]);
  expect(parts.map(({ text }) => text).join("")).toBe("a🍵bc👩‍🍳d");
});

test("without passages it is one part", () => {
  expect(segments("abc", [])).toEqual([{ start: 0, text: "abc", ids: [] }]);
});
