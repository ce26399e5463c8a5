import { expect, test } from "vitest";
import type { Json } from "../../../../shared/json";
import { brokenRules, optionsOf, questionOf } from "../shared/testing";
import { multipleChoice } from "./index";

const limited = questionOf(multipleChoice, { options: optionsOf("a", "b", "c", "none"), min: 2, max: 2, exclusive: ["none"] });

const REFUSED: readonly (readonly [string, Json])[] = [
  ["too many", ["a", "b", "c"]],
  ["too few", ["a"]],
  ["a repeated one", ["a", "a"]],
  ["an unknown one", ["a", "x"]],
  ["an exclusive one with another", ["a", "none"]],
  ["none", []],
  ["no list", "a"],
];

test.each(REFUSED)("refuses %s", (_name, value) => {
  expect(brokenRules(multipleChoice, limited, value)).not.toEqual([]);
});

test("accepts selections within the limits, and an exclusive option alone", () => {
  expect(brokenRules(multipleChoice, limited, ["a", "c"])).toEqual([]);
  expect(brokenRules(multipleChoice, limited, ["none"])).toEqual([]);
});

test("counts respondents per option, all options listed, filterable", () => {
  const question = questionOf(multipleChoice, { options: optionsOf("a", "b", "c"), other: { es: "Otra" } });
  const answers = [
    { value: ["a", "b"] },
    { value: ["a"] },
    { value: ["other"], comment: "Texto" },
    { missing: "refused" as const },
  ];
  const distribution = multipleChoice.tabulate(question, answers, "es");
  expect(distribution).toMatchObject({ base: 3, missing: { refused: 1 }, texts: ["Texto"] });
  expect(distribution.counts.map(({ code, count }) => [code, count])).toEqual([
    ["a", 2],
    ["b", 1],
    ["c", 0],
    ["other", 1],
  ]);
  expect(answers.filter((answer) => multipleChoice.matches?.(question, answer, "a"))).toHaveLength(2);
});

test("counts a respondent once per option, whatever an old answer holds", () => {
  const question = questionOf(multipleChoice, { options: optionsOf("a") });
  expect(multipleChoice.tabulate(question, [{ value: ["a", "a"] }], "es").counts).toMatchObject([{ code: "a", count: 1 }]);
});

test("exports one 0/1 variable per option", () => {
  const question = questionOf(multipleChoice, { options: optionsOf("a", "b") });
  expect(multipleChoice.cells(question, { value: ["b"] }, "es")).toEqual({ Q1_a: 0, Q1_b: 1 });
  expect(multipleChoice.cells(question, { missing: "unknown" }, "es")).toEqual({});
});

test("faults: limits the wrong way round or beyond the options, an unknown exclusive code", () => {
  const issuesOf = (settings: Parameters<typeof questionOf>[1]) => multipleChoice.faults?.(questionOf(multipleChoice, settings));
  expect(issuesOf({ min: 3, max: 2 })).toMatchObject([{ path: "/max", fault: "maxBelowMin" }]);
  expect(issuesOf({ max: 9 })).toMatchObject([{ path: "/max", fault: "moreThanOptions" }]);
  expect(issuesOf({ exclusive: ["x"] })).toMatchObject([{ path: "/exclusive", fault: "unknownCode" }]);
});
