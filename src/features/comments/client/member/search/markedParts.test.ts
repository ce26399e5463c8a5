import { expect, test } from "vitest";
import { markedParts } from "./markedParts";

const shown = (text: string, word: string) =>
  markedParts(text, word)
    .map(({ part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join("");

test.each([
  ["marks each", "El bus y otro Bus", "bus", "El [bus] y otro [Bus]"],
  ["marks it without case and accents", "Un Café y un cafe", "cafe", "Un [Café] y un [cafe]"],
  ["leaves a text without it", "El metro", "bus", "El metro"],
  ["takes signs as they are", "a.b (c)", "(c)", "a.b [(c)]"],
] as const)("%s", (_, text, word, expected) => expect(shown(text, word)).toBe(expected));

test("a long text is cut around the first one", () => {
  const text = `${"a ".repeat(300)}bus${" b".repeat(300)}`;
  const excerpt = shown(text, "bus");
  expect(excerpt).toMatch(/^…(a )+\[bus\]( b)+ ?…$/);
  expect(excerpt.length).toBeLessThan(290);
});
