import { expect, test } from "vitest";
import { PasteTally } from "./pasteTally";

test("tells which part of a text was brought from elsewhere", () => {
  const tally = new PasteTally();
  for (let index = 0; index < 10; index += 1) tally.note("a", "insertText", 1);
  tally.note("a", "insertFromPaste", 25);
  tally.note("a", "insertFromDrop", 5);
  tally.note("a", "deleteContentBackward", -8);
  expect(tally.shareOf("a")).toBe(0.75);
});

test("a typed text is not pasted, and a question without text says nothing", () => {
  const tally = new PasteTally();
  tally.note("a", "insertCompositionText", 3);
  expect(tally.shareOf("a")).toBe(0);
  tally.note("b", "deleteContentBackward", -1);
  expect(tally.shareOf("b")).toBeUndefined();
});
