import { expect, test } from "vitest";
import { composedJson, composedText } from "./composedText";
import { isStorableText } from "./isStorable";

test("text, keys and texts in lists are composed", () => {
  expect(composedJson({ "an\u0303o": ["Mun\u0303oz", { Cafe\u0301: 1 }], plain: "a" })).toEqual({
    año: ["Muñoz", { Café: 1 }],
    plain: "a",
  });
});

test("Hangul, marks in another order and text that has no composed form", () => {
  expect(composedText("\u1112\u1161\u11AB")).toBe("한");
  expect(composedText("a\u0315\u0300")).toBe("à\u0315");
  expect(composedText("x\u0301")).toBe("x\u0301");
});

test("a letter under thousands of marks takes no time, and can't be stored", () => {
  const stacked = `a${"\u0315\u0300".repeat(30_000)}`;
  const began = performance.now();
  expect(composedText(stacked)).toBe(stacked);
  expect(performance.now() - began).toBeLessThan(100);
  expect(isStorableText(stacked)).toBe(false);
  expect(isStorableText(`a${"\u0301".repeat(30)}`)).toBe(true);
});
