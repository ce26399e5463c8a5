import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { block, options, question, readBack, survey, written } from "../../../../../tests/helpers/exchange/limeSurveyFile";
import type { Json } from "../../../../shared/json";
import type { Condition, Test } from "../../../../survey/logic/condition";
import { OPERATORS } from "../../../../survey/logic/conditionSchema";
import { evaluateCondition, type ReadAnswer } from "../../../../survey/logic/evaluateCondition";
import type { Answer, Question } from "../../../../survey/questionnaire";
import { questionsOf } from "../../../../survey/questionnaire";

/** A question to ask about, values that its answers have, and what a condition may ask for. */
interface Subject {
  readonly asked: Question;
  readonly values: fc.Arbitrary<Json>;
  readonly parts: readonly string[];
  readonly wanted: readonly (string | number)[];
}

const CODES = ["a", "b-2", "3", "long_code"];

const codes = fc.constantFrom(...CODES);
const days = fc.constantFrom("2025-12-31", "2026-01-01", "2026-01-02", "2026-02-28", "2026-03-01");
const minutes = fc.constantFrom(
  "2026-01-01T00:00",
  "2026-01-01T00:01",
  "2026-01-01T10:30",
  "2026-01-01T23:59",
  "2026-01-02T00:00",
);
const MOMENTS = ["2026-01-01", "2026-01-01T00:00", "2026-01-01T10:30", "2026-01-01T23:59", "2026-02-28", "soon"];
const numbers = fc.constantFrom(-3, 0, 0.5, 1, 2, 3, 10);

function filledParts(parts: readonly string[], value: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  const record = fc.record(Object.fromEntries(parts.map((part) => [part, value])), { requiredKeys: [] });
  return record.filter((answer) => Object.keys(answer).length > 0).map((answer): Json => ({ ...answer }) as Json);
}

const SUBJECTS: readonly Subject[] = [
  {
    asked: question("S1", "single-choice", { options: options(...CODES), other: { en: "Other" } }),
    values: fc.constantFrom(...CODES, "other"),
    parts: [],
    wanted: [...CODES, "other", "gone", 3, 2],
  },
  {
    asked: question("M1", "multiple-choice", { options: options(...CODES), other: { en: "Other" } }),
    values: fc.subarray([...CODES, "other"], { minLength: 1 }),
    parts: [],
    wanted: [...CODES, "other", "gone", 0, 1, 2, 5, 1.5],
  },
  { asked: question("N1", "number"), values: numbers, parts: [], wanted: [-3, 0, 0.5, 1, "2", "x", "", 1e-9] },
  {
    asked: question("T1", "short-text"),
    values: fc.constantFrom("yes", "Yes", "no", "12", "1.0", "it's"),
    parts: [],
    wanted: ["yes", "Yes", "it's", "12", 1, "maybe"],
  },
  { asked: question("P1", "nps"), values: fc.integer({ min: 0, max: 10 }), parts: [], wanted: [0, 5, "7", 10, 11, "x"] },
  {
    asked: question("R1", "rating", { style: "numbers", min: -2, max: 2 }),
    values: fc.integer({ min: -2, max: 2 }),
    parts: [],
    wanted: [-2, 0, "1", 3],
  },
  {
    asked: question("O1", "order", { options: options(...CODES), max: 3 }),
    values: fc.shuffledSubarray(CODES, { minLength: 1, maxLength: 3 }),
    parts: ["1", "2", "4", "9"],
    wanted: [...CODES, 1, 2, 3],
  },
  {
    asked: question("G1", "matrix", { rows: options("r1", "r-2"), columns: options(...CODES), cell: "single" }),
    values: filledParts(["r1", "r-2"], codes),
    parts: ["r1", "r-2", "gone"],
    wanted: [...CODES, "r1", "r-2", 1, 2, 3],
  },
  {
    asked: question("G2", "matrix", { rows: options("r1", "r-2"), columns: options("a", "b-2"), cell: "multiple" }),
    values: filledParts(["r1", "r-2"], fc.subarray(["a", "b-2"], { minLength: 1 })),
    parts: ["r1", "r-2", "r1:a", "r-2:b-2", "r1:gone"],
    wanted: ["a", "b-2", "r1", 1, 2],
  },
  {
    asked: question("G3", "matrix", { rows: options("r1", "r2"), columns: options("a", "b"), cell: "number" }),
    values: filledParts(["r1", "r2"], filledParts(["a", "b"], numbers)),
    parts: ["r1", "r1:a", "r2:b"],
    wanted: ["a", "r1", 0, 1, 2],
  },
  {
    asked: question("F1", "multiple-texts", { fields: options("f1", "f-2") }),
    values: filledParts(["f1", "f-2"], fc.constantFrom("yes", "no")),
    parts: ["f1", "f-2"],
    wanted: ["yes", "f1", 1, 2],
  },
  {
    asked: question("F2", "multiple-numbers", { fields: options("f1", "f-2") }),
    values: filledParts(["f1", "f-2"], numbers),
    parts: ["f1", "f-2"],
    wanted: ["f1", 0, 1, 2, 0.5],
  },
  { asked: question("D1", "date", { precision: "day" }), values: days, parts: [], wanted: MOMENTS },
  { asked: question("D2", "date", { precision: "minute" }), values: minutes, parts: [], wanted: MOMENTS },
];

const tests: fc.Arbitrary<Condition> = fc.constantFrom(...SUBJECTS).chain(({ asked, parts, wanted }) =>
  fc
    .record({
      is: fc.constantFrom(...OPERATORS),
      value: fc.constantFrom(...wanted),
      part: parts.length > 0 ? fc.option(fc.constantFrom(...parts), { nil: undefined }) : fc.constant(undefined),
      of: fc.constantFrom(undefined, undefined, "count" as const),
    })
    .map(
      ({ is, value, part, of }): Test => ({
        question: asked.id,
        is,
        ...(["answered", "unanswered", "dontKnow"].includes(is) ? {} : { value }),
        ...(part === undefined ? {} : { part }),
        ...(of === undefined ? {} : { of }),
      }),
    ),
);

const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    tests,
    fc.array(tie("condition"), { maxLength: 3 }).map((all): Condition => ({ all })),
    fc.array(tie("condition"), { maxLength: 3 }).map((any): Condition => ({ any })),
    tie("condition").map((not): Condition => ({ not })),
  ),
}));

const answers: fc.Arbitrary<Readonly<Record<string, Json | undefined>>> = fc.record(
  Object.fromEntries(SUBJECTS.map(({ asked, values }) => [asked.id, fc.option(values, { nil: undefined })])),
);

const LISTS = ["options", "rows", "columns", "fields"];

/** The condition as it is read back, where it was written. */
function exchanged(showIf: Condition) {
  const asked = [...SUBJECTS.map(({ asked: one }) => one), question("Z1", "number", { showIf })];
  const file = written(survey(block("B1", asked)));
  const isListed = file.unmapped.some(({ reason }) => reason === "condition");
  const { questionnaire, unmapped } = readBack(file);
  const questions = questionsOf(questionnaire);
  const last = questions.at(-1);
  expect(last?.variable).toBe("Z1");
  return { isListed, questions, showIf: last?.showIf, isReadListed: unmapped.some(({ reason }) => reason === "relevance") };
}

/** Our codes by those that a list was written with: those of the same place. */
function renamed(own: Question, read: Question): ReadonlyMap<string, string> {
  const listed = (of: Question) => LISTS.flatMap((list) => (Array.isArray(of[list]) ? (of[list] as { code: string }[]) : []));
  const codes = listed(read);
  return new Map(listed(own).map(({ code }, place) => [code, codes[place]?.code ?? code]));
}

/** An answer as the question that was read back has it; points of a scale are codes there. */
function answered(own: Question, read: Question | undefined, value: Json | undefined): Answer | undefined {
  if (value === undefined || !read) return undefined;
  const names = renamed(own, read);
  const points = (["min", "max"] as const).every((end) => own.type === "nps" || typeof own[end] === "number");
  const change = (member: Json): Json => {
    if (typeof member === "string")
      return own.type === "short-text" || own.type === "multiple-texts" ? member : (names.get(member) ?? member);
    if (typeof member === "number") return points && Array.isArray(read.options) ? pointCode(own, read, member) : member;
    if (Array.isArray(member)) return member.map((one: Json) => change(one));
    if (typeof member !== "object" || member === null) return member;
    return Object.fromEntries(Object.entries(member).map(([code, one]) => [names.get(code) ?? code, change(one ?? null)]));
  };
  return { value: change(value) };
}

function pointCode(own: Question, read: Question, value: number): string {
  const least = own.type === "nps" ? 0 : Number(own.min);
  return (read.options as { code: string }[])[value - least]?.code ?? "";
}

describe("conditions", () => {
  test("decide as ours do once they are read back, unless they are listed", () => {
    let said = 0;
    let all = 0;
    fc.assert(
      fc.property(condition, fc.array(answers, { minLength: 12, maxLength: 12 }), (showIf, ways) => {
        const read = exchanged(showIf);
        all += 1;
        if (read.isListed) {
          expect(read.showIf).toBeUndefined();
          return;
        }
        said += 1;
        expect(read.isReadListed).toBe(false);
        for (const way of ways) {
          const ours: ReadAnswer = (id) => (way[id] === undefined ? undefined : { value: way[id] });
          const theirs: ReadAnswer = (id) => {
            const index = read.questions.findIndex((one) => one.id === id);
            const own = SUBJECTS[index]?.asked;
            return own && answered(own, read.questions[index], way[own.id]);
          };
          const isAsked = evaluateCondition(showIf, ours);
          expect(read.showIf ? evaluateCondition(read.showIf, theirs) : true).toBe(isAsked);
        }
      }),
      { numRuns: 400, seed: 20_260_101 },
    );
    expect(said).toBeGreaterThan(all / 3);
  });

  test.each([
    [{ question: "S1", is: "equal", value: "a" }, undefined],
    [{ question: "M1", is: "equal", value: "a" }, undefined],
    [{ question: "M1", of: "count", is: "atLeast", value: 2 }, undefined],
    [{ question: "N1", is: "less", value: -1 }, undefined],
    [{ question: "T1", is: "equal", value: "yes" }, undefined],
    [{ question: "O1", part: "1", is: "equal", value: "a" }, undefined],
    [{ question: "F2", part: "f1", is: "atLeast", value: 1 }, undefined],
    [{ not: { question: "N1", is: "answered" } }, { question: "N1", is: "unanswered" }],
    [
      {
        any: [
          { question: "S1", is: "equal", value: "a" },
          {
            all: [
              { question: "N1", is: "answered" },
              { question: "N1", is: "greater", value: 1 },
            ],
          },
        ],
      },
      undefined,
    ],
  ] as readonly (readonly [Condition, Condition | undefined])[])("%j comes back as it was", (showIf, as) => {
    const { questions, showIf: read } = exchanged(showIf);
    const names = new Map(questions.map(({ id, variable }) => [id, variable]));
    const named: unknown = JSON.parse(JSON.stringify(read), (key, value) => (key === "question" ? names.get(value) : value));
    expect(named).toEqual(as ?? showIf);
  });

  test.each(["less", "atMost"] as const)("%s than 0 says that there is a number: LimeSurvey has a blank before 0", (is) => {
    const below: Test = { question: "N1", is, value: 0 };
    const { questions, showIf } = exchanged(below);
    const number = questions.find(({ variable }) => variable === "N1")?.id;
    expect(showIf).toEqual({
      all: [
        { question: number, is: "answered" },
        { ...below, question: number },
      ],
    });
  });

  test.each([
    ["a text in another", { question: "T1", is: "contains", value: "e" }],
    ["a text that spells a number", { question: "T1", is: "equal", value: "12" }],
    ["a text by the number that it spells", { question: "T1", is: "atLeast", value: 18 }],
    ["a text's place in an order of texts", { question: "T1", is: "less", value: "2026-01-01" }],
    ["what was chosen first", { question: "M1", part: "1", is: "equal", value: "a" }],
    ["don't know", { question: "N1", is: "dontKnow" }],
    ["rows of a table by number", { question: "G2", of: "count", is: "atLeast", value: 1 }],
  ] as readonly (readonly [string, Condition])[])("%s is listed and the question always asked", (_name, showIf) => {
    expect(exchanged({ all: [{ question: "S1", is: "equal", value: "a" }, showIf] })).toMatchObject({
      isListed: true,
      showIf: undefined,
    });
  });
});
