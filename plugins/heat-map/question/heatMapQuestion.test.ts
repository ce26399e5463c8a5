import Ajv2020 from "ajv/dist/2020";
import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../src/shared/json";
import { createRandom } from "../../../src/shared/random";
import type { Question } from "../../../src/survey/questionnaire";
import { heatMapQuestion as type } from "./index";

const ajv = new Ajv2020({ strict: true, allErrors: true, keywords: ["x-localized", "x-multiline"] });

function questionOf(settings: JsonObject = {}): Question {
  return { ...type.initial("es"), ...settings, id: "q", variable: "Q1", type: type.name, title: { es: "¿Qué ves?" } };
}

const point = (id: string, x: number, y: number, sign = "POSITIVE", explanation = "") => ({ id, x, y, sign, explanation });

function broken(question: Question, value: Json): readonly string[] {
  const validate = ajv.compile(type.answerSchema(question));
  if (!validate(value)) return (validate.errors ?? []).map(({ keyword, instancePath }) => `${instancePath} ${keyword}`);
  return (type.check?.(question, value) ?? []).map(({ rule, path }) => `${path} ${rule}`);
}

test("a new question keeps its settings' schema and can be asked", () => {
  expect(ajv.compile(type.settings)(questionOf())).toBe(true);
  expect(type.faults?.(questionOf())).toEqual([]);
  expect(type.faults?.(questionOf({ maxPositive: 0, maxNegative: 0 }))[0]?.fault).toBe("heatMapNoPoints");
  expect(type.faults?.(questionOf({ minPoints: 7 }))[0]).toMatchObject({ path: "/minPoints", params: { limit: 6 } });
});

test("simulated answers are answers", () => {
  const question = questionOf({ explanationRequired: true, minPoints: 2 });
  for (let seed = 0; seed < 200; seed += 1)
    expect(broken(question, type.simulate(question, createRandom(seed), "es"))).toEqual([]);
});

describe("an answer", () => {
  test.each<[string, Json, string]>([
    ["outside the image", [point("a", 100.1, 5)], "/0/x maximum"],
    ["of no sign", [point("a", 1, 5, "MAYBE")], "/0/sign enum"],
    ["with too many points of a sign", [1, 2, 3, 4].map((n) => point(String(n), n, n)), " maxItems"],
    ["with the same point twice", [point("a", 1, 1), point("a", 2, 2)], "/1 uniqueItems"],
    ["of no points", [], " minItems"],
    ["with something else", [{ ...point("a", 1, 1), member: "x" }], "/0 additionalProperties"],
    ["that is no list", "here", " type"],
  ])("%s is refused", (_, value, issue) => {
    expect(broken(questionOf(), value)).toContain(issue);
  });

  test("lacks an explanation where one is asked for", () => {
    expect(broken(questionOf({ explanationRequired: true }), [point("a", 1, 1, "POSITIVE", "  ")])).toEqual([
      "/0/explanation required",
    ]);
  });
});

const ANSWERS = [
  { value: [point("a", 10, 10, "POSITIVE", "Claro"), point("b", 99, 99, "NEGATIVE", "Feo"), point("c", 12, 11)] },
  { value: [point("a", 100, 100), point("b", 100, 100, "NEGATIVE")] },
  { missing: "no-answer" as const },
];

test("counts who marked the image and each of its parts, by sign", () => {
  const { base, missing, counts, texts } = type.tabulate(questionOf(), ANSWERS, "es");
  expect([base, missing, counts.length]).toEqual([2, { "no-answer": 1 }, 20]);
  const given = Object.fromEntries(counts.filter(({ count }) => count > 0).map(({ code, count }) => [code, count]));
  expect(given).toEqual({ "image:POSITIVE": 2, "image:NEGATIVE": 2, "A1:POSITIVE": 1, "C3:POSITIVE": 1, "C3:NEGATIVE": 2 });
  expect(texts).toEqual(["Feo", "Claro"]);
});

test("can be filtered and crossed by what was marked where", () => {
  const matches = (code: string) => ANSWERS.map((answer) => type.matches?.(questionOf(), answer, code));
  expect(matches("A1:POSITIVE")).toEqual([true, false, false]);
  expect(matches("image:NEGATIVE")).toEqual([true, true, false]);
});

test("exports a column for each sign, each part and the reasons", () => {
  const question = questionOf({ gridColumns: 2, gridRows: 1 });
  expect(type.variables(question, "en").map(({ name }) => name)).toEqual([
    "Q1_positive",
    "Q1_negative",
    "Q1_A1",
    "Q1_B1",
    "Q1_why",
  ]);
  expect(ANSWERS.map((answer) => type.cells(question, answer, "en"))).toEqual([
    { Q1_positive: 2, Q1_negative: 1, Q1_A1: "1", Q1_B1: "2", Q1_why: "Claro | Feo" },
    { Q1_positive: 1, Q1_negative: 1, Q1_A1: "0", Q1_B1: "3" },
    {},
  ]);
});
