import { expect, test } from "vitest";
import { countWords } from "./countWords";

test.each([
  ["", 0],
  ["  … 🚲 !", 0],
  ["Iría en bici, ¡claro!", 4],
  ["L’été, c'est 30 km/h 👍🏽", 5],
  ["niño\nniña", 2],
])("of %j there are %i words", (text, count) => expect(countWords(text)).toBe(count));
