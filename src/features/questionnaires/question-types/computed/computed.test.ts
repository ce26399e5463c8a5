import { expect, test } from "vitest";
import type { Json, JsonObject } from "../../../../shared/json";
import type { Answer } from "../../../../survey/questionnaire";
import { questionOf } from "../shared/testing";
import { computed } from "./index";

function derived(settings: Parameters<typeof questionOf>[1], answers: Readonly<Record<string, Answer>>) {
  return computed.derive?.(questionOf(computed, settings), (id) => answers[id]);
}

const CONDITIONAL: readonly Json[] = [
  { code: "young", label: { es: "Joven" }, showIf: { question: "age", is: "less", value: 35 } },
  { code: "old", label: { es: "Mayor" }, showIf: { question: "age", is: "atLeast", value: 65 } },
];
const AGES: JsonObject = { options: [...CONDITIONAL, { code: "else", label: { es: "Resto" } }] };

test.each([
  [20, "young"],
  [35, "else"],
  [65, "old"],
])("at %i the first category that holds is %s", (value, code) => {
  expect(derived(AGES, { age: { value } })).toEqual({ value: code });
});

test("without an answer to look at, the category without a condition holds, or none", () => {
  expect(derived(AGES, {})).toEqual({ value: "else" });
  expect(derived({ options: CONDITIONAL }, {})).toEqual({ missing: "unknown" });
});

const sources: readonly Json[] = [{ question: "a" }, { question: "b", part: "x" }, { question: "c" }];

test("sums and means are of the numbers that were answered", () => {
  const answers = { a: { value: 0.1 }, b: { value: { x: 0.2, y: 9 } }, c: { missing: "dont-know" } } as const;
  expect(derived({ calculation: "sum", sources }, answers)).toEqual({ value: 0.3 });
  expect(derived({ calculation: "mean", sources }, answers)).toEqual({ value: 0.15 });
  expect(derived({ calculation: "mean", sources }, {})).toEqual({ missing: "unknown" });
});

test("a text among the numbers counts for nothing", () => {
  expect(derived({ calculation: "sum", sources }, { a: { value: "7" }, c: { value: 2 } })).toEqual({ value: 2 });
});

test("a count is of the sources that have an answer, whatever it is; of none it is 0", () => {
  const answers = { a: { value: "7" }, b: { value: { y: 9 } }, c: { value: ["x"] } } as const;
  expect(derived({ calculation: "count", sources }, answers)).toEqual({ value: 2 });
  expect(derived({ calculation: "count", sources }, { a: { missing: "dont-know" } })).toEqual({ value: 0 });
});

test("faults: nothing to add up, no categories", () => {
  expect(computed.faults?.(questionOf(computed, { calculation: "sum" }))).toMatchObject([{ fault: "noSources" }]);
  expect(computed.faults?.(questionOf(computed, { options: [] }))).toMatchObject([{ fault: "noOptions" }]);
});
