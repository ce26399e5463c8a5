import { expect, test } from "vitest";
import { brokenRules, optionsOf, questionOf } from "../shared/testing";
import { multipleTexts } from "./index";

const question = questionOf(multipleTexts, { fields: optionsOf("a", "b"), placeholders: { es: "uno // dos" }, maxLength: 5 });

test.each([[{ x: "1" }], [{ a: "" }], [{ a: "larguísimo" }], [{ a: 5 }], [["a"]]])("refuses %j", (value) => {
  expect(brokenRules(multipleTexts, question, value)).not.toEqual([]);
});

test("wants all fields, or those that are marked, when they are required", () => {
  const all = questionOf(multipleTexts, { fields: optionsOf("a", "b"), requiredTexts: true });
  expect(brokenRules(multipleTexts, all, { a: "1" })).toEqual([" required"]);
  const marked = questionOf(multipleTexts, {
    fields: [
      { code: "a", label: { es: "A" } },
      { code: "b", label: { es: "B" }, required: true },
    ],
  });
  expect(brokenRules(multipleTexts, marked, { a: "1" })).toEqual([" required"]);
  expect(brokenRules(multipleTexts, marked, { b: "1" })).toEqual([]);
});

test("gives each field its placeholder", () => {
  expect(multipleTexts.toSurveyJs(question, "es")).toMatchObject({
    items: [
      { name: "a", placeholder: "uno" },
      { name: "b", placeholder: "dos" },
    ],
  });
});

test("leaves out fields that SurveyJS hands over empty", () => {
  expect(multipleTexts.fromSurveyValue?.(question, { a: "x", b: " " })).toEqual({ a: "x" });
  expect(multipleTexts.fromSurveyValue?.(question, { a: "" })).toBeUndefined();
});

test("counts filled fields and names them in the texts", () => {
  const distribution = multipleTexts.tabulate(question, [{ value: { a: "x" } }, { value: { a: "y", b: "z" } }], "es");
  expect(distribution.counts.map(({ code, count }) => [code, count])).toEqual([
    ["a", 2],
    ["b", 1],
  ]);
  expect(distribution.texts).toEqual(["B: z", "A: y", "A: x"]);
});
