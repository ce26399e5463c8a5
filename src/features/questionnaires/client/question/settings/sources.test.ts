import { expect, test } from "vitest";
import { shapeOf } from "../../../../../client/questions/logic/shape";
import type { Question } from "../../../../../survey/questionnaire";
import { questionTypes } from "../../../question-types";
import { questionOf } from "../../../question-types/shared/testing";
import { settingHint } from "./settingHint";
import { settingsParts } from "./settingsParts";
import { offeredSources, sourcesIn } from "./sources";

const types = new Map(questionTypes.map((type) => [type.name, type]));

function typeNamed(name: string) {
  const type = types.get(name);
  if (!type) throw new Error(`there is no type ${name}`);
  return type;
}

const computed = typeNamed("computed");
const withCalculation = (calculation?: string): Question => ({ ...questionOf(computed), calculation }) as unknown as Question;

test("a setting that names earlier questions gets an editor of its own", () => {
  const { sourceLists, lists, rest } = settingsParts(computed.settings, computed.uiSettings);
  expect(sourceLists.map(({ name }) => name)).toEqual(["sources"]);
  expect(lists.map(({ name }) => name)).toEqual(["options"]);
  expect(Object.keys(rest.properties as object)).toEqual(["calculation"]);
});

test.each([
  [undefined, true, false],
  ["category", true, false],
  ["sum", false, true],
  ["mean", false, true],
  ["count", false, true],
])("of the calculation %s the categories show: %s, what it is computed from: %s", (calculation, categories, sources) => {
  const question = withCalculation(calculation);
  expect(settingHint(computed, question, "options", "shownFor")).toBe(categories);
  expect(settingHint(computed, question, "sources", "shownFor")).toBe(sources);
});

test("a hint that isn't given holds", () => {
  const number = typeNamed("number");
  expect(settingHint(number, questionOf(number), "unit", "shownFor")).toBe(true);
});

test.each([
  ["number", true, [{ question: "q1" }]],
  ["rating", true, [{ question: "q1" }]],
  ["short-text", true, []],
  ["single-choice", true, []],
  ["single-choice", false, [{ question: "q1" }]],
  ["informative-text", false, []],
])("of the type %s, numbers only: %s, it offers %j", (name, isOfNumbers, offered) => {
  const type = typeNamed(name);
  const question = { ...questionOf(type), id: "q1" };
  expect(offeredSources(question, shapeOf(question, type, "es"), isOfNumbers)).toEqual(offered);
});

test("of several numbers each part can be added up", () => {
  const type = typeNamed("multiple-numbers");
  const fields = ["a", "b"].map((code) => ({ code, label: { es: code } }));
  const question = { ...questionOf(type, { fields }), id: "q1" };
  expect(offeredSources(question, shapeOf(question, type, "es"), true)).toEqual([
    { question: "q1", part: "a" },
    { question: "q1", part: "b" },
  ]);
});

test("what is no source in a document is left out", () => {
  expect(sourcesIn([{ question: "a" }, { part: "x" }, null, "b"])).toEqual([{ question: "a" }]);
  expect(sourcesIn(undefined)).toEqual([]);
});
