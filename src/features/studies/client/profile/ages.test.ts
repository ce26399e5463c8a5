import { expect, test } from "vitest";
import { readAgeRanges, withOwnAges } from "./ages";

const AGE = {
  ...{ name: "AGE", label: "Age", ages: { from: 16, to: 99 } },
  values: [
    { value: "16-24", label: "16 to 24" },
    { value: "25-34", label: "25 to 34" },
  ],
};

test.each([
  [
    ["60 +", "18–34"],
    ["18-34", "60+"],
  ],
  [["18-34", "30-40"], undefined],
  [["young"], undefined],
  [[], []],
])("%j is read as the ranges %j", (typed, expected) => {
  expect(readAgeRanges(typed)).toEqual(expected);
});

test("a table that is by other ages has these in place of the listed ones", () => {
  const quotas = ["40+", "18-39"].map((value) => ({ title: value, target: 5, criterion: "AGE", values: [value] }));
  const own = withOwnAges(AGE, quotas, (_choice, value) => `of ${value}`);
  expect(own.values).toEqual([
    { value: "18-39", label: "of 18-39" },
    { value: "40+", label: "of 40+" },
  ]);
  const listed = [{ title: "young", target: 5, criterion: "AGE", values: ["16-24"] }];
  expect(withOwnAges(AGE, listed, (_choice, value) => value)).toBe(AGE);
});
