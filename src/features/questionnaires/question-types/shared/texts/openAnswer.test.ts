import { describe, expect, test } from "vitest";
import { longText } from "../../long-text";
import { shortText } from "../../short-text";
import { brokenRules, questionOf } from "../testing";

describe.each([
  ["short-text", shortText, 500],
  ["long-text", longText, 4000],
] as const)("%s", (_name, type, limit) => {
  test("accepts so many characters and not one more", () => {
    expect(brokenRules(type, questionOf(type), "ñ".repeat(limit))).toEqual([]);
    expect(brokenRules(type, questionOf(type), "ñ".repeat(limit + 1))).not.toEqual([]);
    expect(brokenRules(type, questionOf(type, { maxLength: 3 }), "abcd")).not.toEqual([]);
  });

  test.each([["a\u0000b"], ["a\ud800b"], ["\udc00"], [" \n\t"], [5], [["a"]]])("refuses %j", (value) => {
    expect(brokenRules(type, questionOf(type), value)).not.toEqual([]);
  });

  test("accepts line breaks, emoji and right-to-left text", () => {
    expect(brokenRules(type, questionOf(type), "Hola\nمرحبا 👩‍🔬")).toEqual([]);
  });

  test("samples the newest texts first, at most 200", () => {
    const answers = Array.from({ length: 250 }, (_, place) => ({ value: `Texto ${place}` }));
    const distribution = type.tabulate(questionOf(type), answers, "es");
    expect(distribution.base).toBe(250);
    expect(distribution.texts?.length).toBe(200);
    expect(distribution.texts?.[0]).toBe("Texto 249");
  });
});
