import { Model } from "survey-core";
import { describe, expect, test } from "vitest";
import { figure } from "../../../../tests/helpers/drill";
import type { Json } from "../../../shared/json";
import type { Answer, Question } from "../../../survey/questionnaire";
import type { QuestionType } from "../../../survey/questionType";
import { tabulateCounted } from "../../../survey/types/tabulateCounted";
import { questionTypes } from "./index";
import { brokenSettings, checkerOf, questionOf, seeded } from "./shared/testing";
import { VARIANTS } from "./shared/variants";

interface Case {
  readonly type: QuestionType;
  readonly question: Question;
}

const CASES = questionTypes.flatMap((type): readonly (readonly [string, Case])[] =>
  [{}, ...(VARIANTS[type.name] ?? [])].map((settings, place) => [
    `${type.name} ${place}`,
    { type, question: questionOf(type, settings) },
  ]),
);

function simulated({ type, question }: Case, count: number): readonly Json[] {
  return Array.from({ length: count }, (_, seed) => type.simulate(question, seeded(seed), "es"));
}

function survey({ type, question }: Case): Model {
  const element = type.toSurveyJs(question, "es");
  return new Model({ storeOthersAsComment: true, elements: [{ ...element, title: "Pregunta" }] });
}

test.each(CASES)("%s: many answers that are the same are tabulated as each by itself", (_, one) => {
  const { type, question } = one;
  const given: readonly Answer[] = simulated(one, 60).map((value) => ({ value }));
  const missing: readonly Answer[] = [{ missing: "not-asked" }, { missing: "dont-know" }, { value: null }];
  const commented: readonly Answer[] = given.slice(0, 1).map((answer) => ({ ...answer, comment: "Por eso" }));
  for (const answers of [given, [...given, ...missing], [...given, ...commented]]) {
    const byText = new Map(answers.map((answer) => [JSON.stringify(answer), answer]));
    const keys = answers.map((answer) => JSON.stringify(answer));
    const counted = new Map([...byText].map(([key, answer]) => [answer, 3 * keys.filter((other) => other === key).length]));
    const all = [...answers, ...answers, ...answers];
    const tabulated = tabulateCounted(type, question, { counted, all: () => all }, "es");
    expect(tabulated).toEqual(type.tabulate(question, all, "es"));
  }
});

test("there are the question types of the specification and others beside them, each once", () => {
  expect(questionTypes.map(({ name }) => name).sort()).toEqual([
    "card-sort",
    "computed",
    "date",
    "divide-points",
    "file-upload",
    "hidden",
    "image-upload",
    "informative-text",
    "long-text",
    "matrix",
    "max-diff",
    "multiple-choice",
    "multiple-image",
    "multiple-numbers",
    "multiple-texts",
    "nps",
    "number",
    "order",
    "random",
    "rating",
    "short-text",
    "single-choice",
    "single-image",
    "slider",
  ]);
});

test.each(questionTypes.map((type) => [type.name, type] as const))(
  "%s: asks for another answer in each round where its answers can be told apart, and only there",
  (_name, { settings, sameBy }) => {
    const names = Object.keys(settings.properties ?? {}).filter((name) => name.startsWith("different"));
    expect(names).toEqual(sameBy ? ["differentEachRound", "differentMessage"] : []);
  },
);

describe.each(CASES)("%s", (_name, tested) => {
  const { type, question } = tested;
  const answers: readonly Answer[] = type.isAnswerable ? simulated(tested, 50).map((value) => ({ value })) : [];

  test("the settings keep their schema and have no faults", () => {
    expect(brokenSettings(type, question)).toEqual([]);
    expect(type.faults?.(question) ?? []).toEqual([]);
  });

  test("simulated answers pass the answer check", () => {
    const isValid = checkerOf(type, question);
    const refused = simulated(tested, 200).filter((value) => !isValid(value));
    expect(refused).toEqual(type.isAnswerable ? [] : Array.from({ length: 200 }, () => null));
  });

  test("simulated answers differ", () => {
    const distinct = new Set(simulated(tested, 200).map((value) => JSON.stringify(value)));
    const isFree = type.isAnswerable && question.max !== question.options && !(question.min === 2 && question.max === 2);
    if (isFree) expect(distinct.size).toBeGreaterThan(1);
  });

  test("SurveyJS loads the element without faults, under the question's id", () => {
    const model = survey(tested);
    expect(model.jsonErrors ?? []).toEqual([]);
    expect(model.getQuestionByName(question.id)?.name).toBe(question.id);
  });

  test("null, objects and other foreign values are refused", () => {
    const isValid = checkerOf(type, question);
    const foreign: readonly Json[] = [
      null,
      true,
      {},
      [],
      "",
      { foreign: 1 },
      ["foreign", "foreign"],
      [null],
      1e300,
      [[]],
      "\u0000",
      "\ud800",
    ];
    expect(foreign.filter(isValid)).toEqual([]);
  });

  test("export cells belong to the variables, whose names are distinct", () => {
    const names = type.variables(question, "es").map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const cells = answers.flatMap((answer) => Object.keys(type.cells(question, { ...answer, comment: "Nota" }, "es")));
    expect(cells.filter((name) => !names.includes(name))).toEqual([]);
    if (type.isAnswerable) expect(cells.length).toBeGreaterThan(0);
    expect(type.cells(question, { missing: "dont-know" }, "es")).toEqual({});
  });

  test("exported codes are among the variable's codes", () => {
    const variables = new Map(type.variables(question, "es").map((variable) => [variable.name, variable]));
    for (const answer of answers) {
      for (const [name, cell] of Object.entries(type.cells(question, answer, "es"))) {
        const codes = variables.get(name)?.codes;
        if (codes) expect(Object.keys(codes)).toContain(String(cell));
      }
    }
  });

  test("the distribution counts every answer and every reason of missing", () => {
    const missing: readonly Answer[] = [{ missing: "dont-know" }, { missing: "dont-know" }, { missing: "not-asked" }, {}];
    const distribution = type.tabulate(question, [...answers, ...missing], "es");
    expect(distribution.base).toBe(answers.length);
    if (type.isAnswerable) expect(distribution.missing).toEqual({ "dont-know": 2, "not-asked": 1, unknown: 1 });
    for (const { count, group } of distribution.counts) expect(count).toBeLessThanOrEqual(group?.base ?? distribution.base);
  });

  test("no answers at all make an empty distribution", () => {
    const distribution = type.tabulate(question, [], "es");
    expect(distribution.base).toBe(0);
    expect(distribution.counts.every(({ count }) => count === 0)).toBe(true);
  });
});

const ANSWERABLE = CASES.filter(([, { type }]) => type.isAnswerable);

test.each(ANSWERABLE)("%s: answers survive the way through SurveyJS and are valid there", (_name, tested) => {
  const { type, question } = tested;
  for (const value of simulated(tested, figure({ commit: 8, drill: 30 }))) {
    const model = survey(tested);
    model.setValue(question.id, type.toSurveyValue?.(question, value) ?? value);
    const kept: Json = model.getValue(question.id);
    expect(type.fromSurveyValue ? type.fromSurveyValue(question, kept) : kept).toEqual(value);
    expect(model.getQuestionByName(question.id)?.validate(false)).toBe(true);
  }
});

test.each(CASES.filter(([, { type }]) => type.matches))(
  "%s: filtering by a counted code finds as many answers as were counted",
  (_name, tested) => {
    const { type, question } = tested;
    const answers = simulated(tested, 50).map((value): Answer => ({ value }));
    for (const { code, count } of type.tabulate(question, answers, "es").counts) {
      expect(answers.filter((answer) => type.matches?.(question, answer, code)).length).toBe(count);
    }
  },
);

test.each(CASES.filter(([, { type }]) => type.assign))(
  "%s: assigned answers pass the answer check",
  (_name, { type, question }) => {
    const isValid = checkerOf(type, question);
    const context = { parameter: () => "a", read: () => undefined };
    for (let seed = 0; seed < 50; seed += 1) {
      expect(isValid(type.assign?.(question, seeded(seed), context).value ?? null)).toBe(true);
    }
  },
);
