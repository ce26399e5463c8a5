import { describe, expect, test } from "vitest";
import { uniqueCodes, uniqueVariables } from "./codes";
import { cutText } from "./cutText";
import { jsonFaultAt } from "./jsonFaultAt";

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
  expect(jsonFaultAt(text)).toBe(offset);
});
