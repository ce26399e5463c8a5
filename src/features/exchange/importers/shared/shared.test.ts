import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CODE_PATTERN } from "../../../../survey/types/settingsSchemas";
import { uniqueCodes, uniqueVariables } from "./codes";
import { cutText } from "./cutText";
import { jsonErrorAt } from "./jsonErrorAt";

const INHERITED = Object.getOwnPropertyNames(Object.prototype);

describe("codes", () => {
  test("are unique without regard to case, free of separators and never an object's prototype", () => {
    const code = uniqueCodes(["other"]);
    expect(["Yes", "yes", "Sí, mañana: ya", "Other", "", "__proto__", "日本"].map((text) => code(text))).toEqual([
      "Yes",
      "yes_2",
      "Si-manana-ya",
      "Other_2",
      "option",
      "proto",
      "option_2",
    ]);
  });

  test("are never what every object inherits", () => {
    const code = uniqueCodes();
    const given = ["constructor", "toString", "tostring", "valueOf", "__x", "-__-__y", "__", "_"].map((text) => code(text));
    expect(given).toEqual(["constructor_2", "toString_2", "tostring_3", "valueOf_2", "x", "y", "option", "option_2"]);
  });

  test("whatever the texts, each is valid and no other's", () => {
    const named = fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[-_aA]{0,80}$/), fc.constantFrom(...INHERITED));
    fc.assert(
      fc.property(fc.array(named, { maxLength: 40 }), (texts) => {
        const code = uniqueCodes(["other"]);
        const codes = texts.map((text) => code(text));
        for (const given of codes) expect(given).toMatch(new RegExp(CODE_PATTERN, "u"));
        expect(new Set(["other", ...codes.map((given) => given.toLowerCase())]).size).toBe(texts.length + 1);
      }),
    );
  });

  test("thousands of one text are counted on", () => {
    const code = uniqueCodes();
    const codes = Array.from({ length: 100_000 }, () => code("a".repeat(90)));
    expect(new Set(codes).size).toBe(100_000);
    expect(codes.at(-1)).toBe(`${"a".repeat(40)}_100000`);
  });

  test("variables begin with a letter", () => {
    const variable = uniqueVariables();
    expect([variable("1st-one", "Q1"), variable("", "Q2"), variable("age", "Q3"), variable("AGE", "Q4")]).toEqual([
      "Q1st_one",
      "Q2",
      "age",
      "AGE_2",
    ]);
  });
});

test("a cut text doesn't end in half a character", () => {
  expect(cutText("ab👍", 3)).toEqual({ text: "ab", isCut: true });
});

test.each([
  ["", 0],
  ['{"a": 1', 7],
  ['{"a": 1,}', 8],
  ["[1,,2]", 3],
  ['{"a" 1}', 5],
  ["[1] 2", 4],
  ['["a\nb"]', 1],
  ["[01]", 2],
  ["{]", 1],
])("the first fault of %j", (text, offset) => {
  expect(jsonErrorAt(text)).toBe(offset);
});
