import { expect, test } from "vitest";
import { countWords } from "./countWords";

test.each([
  ["", 0],
  [" \n ", 0],
  ["uno", 1],
  ["  uno\ndos\u00a0tres ", 3],
])("%j has %i words", (text, words) => {
  expect(countWords(text)).toBe(words);
});
