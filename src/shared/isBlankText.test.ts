import { expect, test } from "vitest";
import { isBlankText } from "./isBlankText";

test.each(["", " ", "\u00a0", "\n", "\u200b", "\u200d\ufe0f", "\ufeff", "\u3164", "\u2800", "\u00ad", "\u202e \u2069", "\u0007"])(
  "%j shows nothing",
  (text) => {
    expect(isBlankText(text)).toBe(true);
  },
);

test.each(["a", " a\u200b", "0", "-", "👩‍👩‍👧", "نعم", "\u0301", "नहीं"])("%j shows something", (text) => {
  expect(isBlankText(text)).toBe(false);
});
