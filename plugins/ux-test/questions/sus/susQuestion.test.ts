import { readFileSync } from "node:fs";
import path from "node:path";
import Ajv2020 from "ajv/dist/2020";
import { parse } from "csv-parse/sync";
import { Model } from "survey-core";
import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../../src/shared/json";
import { LANGUAGES } from "../../../../src/shared/languages";
import { createRandom } from "../../../../src/shared/random";
import type { Answer, Question } from "../../../../src/survey/questionnaire";
import { ROOT } from "../../../../tests/helpers/root";
import { sus as type } from "./index";
import { meanInterval, studentQuantile } from "./meanInterval";
import { scoreOf } from "./score";
import { STATEMENT_CODES, statementOf } from "./statements";

const ajv = new Ajv2020({ strict: true, allErrors: true, keywords: ["x-localized", "x-multiline"] });

function questionOf(settings: JsonObject = {}): Question {
  return { ...type.initial("es"), ...settings, id: "q", variable: "SUS", type: type.name, title: { es: "¿Qué tal?" } };
}
const question = questionOf();
const all = (...points: readonly number[]): JsonObject =>
  Object.fromEntries(STATEMENT_CODES.map((code, place) => [code, points[place % points.length] ?? 0]));

test.each<[string, Json, number | undefined]>([
  ["the best of all", all(5, 1), 100],
  ["the worst of all", all(1, 5), 0],
  ["the middle throughout", all(3), 50],
  ["agreeing with everything", all(5), 50],
  // (3 + 3 + 4 + 2 + 4) + (4 + 3 + 3 + 1 + 4) = 31
  ["a mixed one", { 1: 4, 2: 1, 3: 4, 4: 2, 5: 5, 6: 2, 7: 3, 8: 4, 9: 5, 10: 1 }, 77.5],
  ["one that leaves a statement out", { ...all(5, 1), 7: null }, undefined],
  ["nothing", {}, undefined],
])("the score of %s", (_, value, score) => {
  expect(scoreOf(value)).toBe(score);
});

test.each([
  ["optional, complete", questionOf()],
  ["required, complete", questionOf({ required: true })],
  ["optional, in part", questionOf({ allRows: false })],
])("%s: simulated answers pass the check and the survey, and are scored from 0 to 100", (_, asked) => {
  expect(ajv.compile(type.settings)(asked)).toBe(true);
  const isValid = ajv.compile(type.answerSchema(asked));
  const scores = new Set<number | undefined>();
  for (let seed = 0; seed < 60; seed += 1) {
    const value = type.simulate(asked, createRandom(seed), "es");
    expect(isValid(value)).toBe(true);
    const model = new Model({ elements: [{ ...type.toSurveyJs(asked, "es"), title: "¿Qué tal?" }] });
    expect(model.jsonErrors ?? []).toEqual([]);
    model.setValue("q", value);
    expect(type.fromSurveyValue?.(asked, model.getValue("q"))).toEqual(value);
    expect(model.getQuestionByName("q")?.validate(false)).toBe(true);
    scores.add(scoreOf(value));
  }
  expect(scores.size).toBeGreaterThan(10);
});

test("where all statements are due a partial answer is neither sent nor accepted", () => {
  const model = new Model({ elements: [type.toSurveyJs(question, "es")] });
  model.setValue("q", { 1: 4 });
  expect(model.getQuestionByName("q")?.validate(true)).toBe(false);
  expect(ajv.compile(type.answerSchema(question))({ 1: 4 })).toBe(false);
  expect(ajv.compile(type.answerSchema(questionOf({ allRows: false })))({ 1: 4 })).toBe(true);
});

test.each<[Json]>([[null], [{}], [[]], [{ ...all(3), 11: 3 }], [{ ...all(3), 1: 6 }], [{ ...all(3), 1: "3" }], [all(2.5)]])(
  "%j is no answer",
  (value) => {
    expect(ajv.compile(type.answerSchema(question))(value)).toBe(false);
  },
);

test("plain forms send texts, which become points; what was taken back goes", () => {
  expect(type.fromSurveyValue?.(question, { 1: "4", 2: "", 3: 2 })).toEqual({ 1: 4, 3: 2 });
  expect(type.fromSurveyValue?.(question, { 1: null })).toBeUndefined();
});

describe.each(LANGUAGES)("in %s", (language) => {
  test("every statement names the product, its own where the author names one", () => {
    for (const code of STATEMENT_CODES) {
      expect(statementOf(question, code, language)).not.toMatch(/[{}]/);
      expect(statementOf(questionOf({ product: { [language]: "Café $& Co" } }), code, language)).toContain("Café $& Co");
    }
    expect(new Set(STATEMENT_CODES.map((code) => statementOf(question, code, language))).size).toBe(10);
  });
});

const ANSWERS: readonly Answer[] = [{ value: all(5, 1) }, { value: all(3) }, { value: { 1: 5 } }, { missing: "no-answer" }];

test("counts points by statement, good ones marked as such, and describes the scores of complete answers", () => {
  const { base, missing, counts, parts, statistics, drawing } = type.tabulate(question, ANSWERS, "es");
  expect([base, missing, counts.length]).toEqual([3, { "no-answer": 1 }, 50]);
  const line = (code: string) => counts.find((count) => count.code === code);
  expect(line("1:5")).toMatchObject({ count: 2, tone: "positive", group: { base: 3 } });
  expect(line("2:1")).toMatchObject({ count: 1, tone: "positive", group: { base: 2 } });
  expect(line("2:5")?.tone).toBe("negative");
  expect(parts?.[0]).toMatchObject({ code: "1", base: 3, statistics: { mean: 13 / 3 } });
  expect(statistics).toMatchObject({ mean: 75, median: 75, minimum: 50, maximum: 100 });
  expect(drawing).toMatchObject({ count: 2, mean: 75, tenths: [0, 0, 0, 0, 0, 1, 0, 0, 0, 1] });
  for (const { code, count } of counts)
    expect(ANSWERS.filter((answer) => type.matches?.(question, answer, code)).length, code).toBe(count);
});

test("exports ten points and the score, which an incomplete answer has none of", () => {
  const names = type.variables(question, "es").map(({ name }) => name);
  expect(names).toEqual([...STATEMENT_CODES.map((code) => `SUS_${code}`), "SUS_score"]);
  expect(type.cells(question, ANSWERS[1] ?? {}, "es")).toMatchObject({ SUS_1: 3, SUS_10: 3, SUS_score: 50 });
  expect(type.cells(question, ANSWERS[2] ?? {}, "es")).toEqual({ SUS_1: 5 });
  expect(type.cells(question, { missing: "dont-know" }, "es")).toEqual({});
});

test("tells quality checks the points as a grid", () => {
  expect(type.qualityTraits?.(question, { value: all(4) })).toMatchObject({ grid: { places: new Array(10).fill(3), of: 5 } });
});

describe("the interval of a mean", () => {
  const rows: Record<string, string>[] = parse(
    readFileSync(path.join(ROOT, "plugins/ux-test/tests/fixtures/cardSorting/expected.csv")),
    { columns: true },
  );
  const quantiles = rows.filter(({ name }) => name?.startsWith("t."));

  test("goes by the quantiles of t that R computes", () => {
    expect(quantiles.length).toBe(10);
    for (const { name = "", value } of quantiles)
      expect(Math.abs(studentQuantile(Number(name.slice(2))) - Number(value)), name).toBeLessThanOrEqual(1e-9);
  });

  test("is none of a single value, and grows narrow with many", () => {
    expect(meanInterval(70, undefined, 1)).toBeUndefined();
    expect(meanInterval(70, 0, 5)).toEqual({ low: 70, high: 70 });
    const { low = 0, high = 0 } = meanInterval(70, 20, 100) ?? {};
    expect([low, high].map((bound) => bound.toFixed(4))).toEqual(["66.0316", "73.9684"]);
  });
});
