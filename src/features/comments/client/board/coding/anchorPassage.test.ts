import { expect, test } from "vitest";
import type { Passage } from "../../../shared/api/coding";
import { cutPassage } from "../../../shared/cutPassage";
import { anchorPassage } from "./anchorPassage";

const TEXT = "Tea 🍵 at home, tea 🍵 at work, and tea 🍵 at night.";

function passageOf(start: number, end: number): Passage {
  const cut = cutPassage(TEXT, { start, end });
  if (!cut) throw new Error("no such passage");
  return { id: "p", commentId: "c", codeId: "k", version: 0, start, end, ...cut, createdAt: "" };
}
const quoted = (text: string, passage: Passage) => {
  const span = anchorPassage(text, 1, passage);
  return span && [span.start, [...text].slice(span.start, span.end).join("")];
};
// The second "tea 🍵 at".
const second = passageOf(15, 23);

test("stands where it was coded as long as the text is the same", () => {
  expect(second.quote).toBe("tea 🍵 at");
  expect(anchorPassage(TEXT, 0, second)).toEqual({ start: 15, end: 23 });
});

test("is found again by what stands around it", () => {
  expect(quoted(`Well 👍: ${TEXT}`, second)).toEqual([23, "tea 🍵 at"]);
  expect(quoted(TEXT.replace("Tea 🍵 at home, ", ""), second)).toEqual([0, "tea 🍵 at"]);
});

test("of two that are equally alike the nearest one is meant", () => {
  const alone: Passage = { ...second, before: "", after: "" };
  expect(quoted(TEXT, alone)).toEqual([15, "tea 🍵 at"]);
});

test("is gone where its words are, or were erased", () => {
  expect(quoted("Coffee.", second)).toBeUndefined();
  expect(anchorPassage(TEXT, 0, { ...second, quote: "" })).toBeUndefined();
});
