import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../../shared/json";
import { brokenRules, optionsOf, questionOf } from "../shared/testing";
import { singleChoice } from "./index";

const question = questionOf(singleChoice, { options: optionsOf("a", "b"), other: { es: "Otra" } });

test.each([["c"], ["A"], [["a"]], [1], ["a "], [{ code: "a" }]])("refuses %j", (value) => {
  expect(brokenRules(singleChoice, question, value)).not.toEqual([]);
});

test("accepts an option, and other only where it is offered", () => {
  expect(brokenRules(singleChoice, question, "a")).toEqual([]);
  expect(brokenRules(singleChoice, question, "other")).toEqual([]);
  expect(brokenRules(singleChoice, questionOf(singleChoice), "other")).not.toEqual([]);
});

describe("results", () => {
  const answers = [
    { value: "b" },
    { value: "b" },
    { value: "other", comment: "Una" },
    { value: "other", comment: "Dos" },
    { value: "gone" },
  ];
  const distribution = singleChoice.tabulate(question, [...answers, { missing: "dont-know" as const }], "es");

  test("list all options in order, then other, then codes of earlier versions", () => {
    expect(distribution.base).toBe(5);
    expect(distribution.missing).toEqual({ "dont-know": 1 });
    expect(distribution.counts).toEqual([
      { code: "a", label: "A", count: 0 },
      { code: "b", label: "B", count: 2 },
      { code: "other", label: "Otra", count: 2 },
      { code: "gone", label: "gone", count: 1 },
    ]);
  });

  test("bring the open texts, newest first", () => {
    expect(distribution.texts).toEqual(["Dos", "Una"]);
  });
});

test("exports the code and the open text", () => {
  expect(singleChoice.cells(question, { value: "other", comment: "Una" }, "es")).toEqual({ Q1: "other", Q1_other_text: "Una" });
  expect(singleChoice.variables(question, "es")).toEqual([
    { name: "Q1", label: "Pregunta", measure: "nominal", codes: { a: "A", b: "B", other: "Otra" } },
    { name: "Q1_other_text", label: "Pregunta – Otra", measure: "text" },
  ]);
});

test("faults: no option, repeated code, empty text, a code that other needs, comment together with other", () => {
  const issuesOf = (settings: Parameters<typeof questionOf>[1]) => singleChoice.faults?.(questionOf(singleChoice, settings));
  expect(issuesOf({ options: [] })).toEqual([{ path: "/options", fault: "noOptions" }]);
  expect(issuesOf({ options: optionsOf("a", "a") })).toMatchObject([{ path: "/options/1/code", fault: "repeatedCode" }]);
  expect(issuesOf({ options: [{ code: "a", label: { es: " " } }] })).toMatchObject([
    { path: "/options/0/label", fault: "emptyLabel" },
  ]);
  expect(issuesOf({ options: optionsOf("other"), other: { es: "Otra" } })).toMatchObject([{ fault: "repeatedCode" }]);
  expect(issuesOf({ options: optionsOf("a"), other: { es: "Otra" }, comment: { es: "Nota" } })).toMatchObject([
    { fault: "commentWithOther" },
  ]);
});

test("faults: a group without a heading, two of one code, an option in one that there isn't", () => {
  const issuesOf = (options: readonly JsonObject[], optionGroups: readonly JsonObject[]) =>
    singleChoice.faults?.(questionOf(singleChoice, { options, optionGroups }));
  const grouped = (group: string) => optionsOf("a", "b").map((option) => ({ ...option, group }));
  expect(issuesOf(grouped("g"), optionsOf("g", "empty"))).toEqual([]);
  expect(issuesOf(grouped("g"), [{ code: "g", label: { es: " " } }])).toEqual([
    { path: "/optionGroups/0/label", fault: "emptyGroup", params: { group: "g" } },
  ]);
  expect(issuesOf(grouped("g"), optionsOf("g", "g"))).toEqual([
    { path: "/optionGroups/1/code", fault: "repeatedGroup", params: { group: "g" } },
  ]);
  expect(issuesOf(grouped("x").slice(1), optionsOf("g"))).toEqual([
    { path: "/options/0/group", fault: "unknownGroup", params: { code: "b", group: "x" } },
  ]);
});

test("the place of an option among groups is the one where it is shown", () => {
  const [a = {}, b = {}] = optionsOf("a", "b");
  const options = [
    { ...a, group: "h" },
    { ...b, group: "g" },
  ];
  const asked = questionOf(singleChoice, { options, optionGroups: optionsOf("g", "h") });
  expect(singleChoice.qualityTraits?.(asked, { value: "b" })).toMatchObject({ place: { at: 0, of: 2 } });
});
