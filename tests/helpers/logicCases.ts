import fc from "fast-check";
import { questionTypes } from "../../src/features/questionnaires/question-types";
import type { Json, JsonObject } from "../../src/shared/json";
import type { Action, Carry, Condition, Operator, Test } from "../../src/survey/logic/condition";
import { expandLoops } from "../../src/survey/logic/expandLoops";
import { prepareLogic } from "../../src/survey/logic/prepareLogic";
import { walk } from "../../src/survey/logic/walk";
import type { Answer, Question, Questionnaire } from "../../src/survey/questionnaire";
import type { QuestionType } from "../../src/survey/questionType";

/** Questionnaires of real question types with all kinds of logic, and answers to them, to hold other formats against. */

export const TYPES = new Map(questionTypes.map((type) => [type.name, type]));
const CODES = ["a", "b", "1", "18", "1e1", "10"] as const;
const COLUMNS = ["x", "y", "2"] as const;
const TEXTS = ["Hola", "hola", "HOLA mundo", "18", "18.0", 'it\'s "so"', "a\\b", "true", "{Q1}"] as const;
const NUMBERS = [-1, 0, 0.5, 1, 10, 18, 18.5, 100] as const;
const DATES = ["2026-01-31", "2026-02-01", "2025-12-31"] as const;

const optionsOf = (codes: readonly string[]) => codes.map((code) => ({ code, label: { en: code } }));

/** A kind of question that answers can be given to. */
interface Kind {
  readonly settings: JsonObject;
  readonly value: fc.Arbitrary<Json>;
  readonly parts?: readonly string[];
  readonly wanted: readonly (string | number)[];
}

const code = fc.constantFrom(...CODES);
const codes = fc.uniqueArray(code, { minLength: 1 });
const record = (keys: readonly string[], cell: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...keys), cell), { minLength: 1, selector: ([key]) => key })
    .map((entries) => Object.fromEntries(entries));

const KINDS: readonly Kind[] = [
  { settings: { type: "single-choice", options: optionsOf(CODES) }, value: code, wanted: [...CODES, 10, "Z"] },
  {
    settings: { type: "single-choice", options: optionsOf(CODES), dontKnow: { en: "?" }, display: "dropdown" },
    value: code,
    wanted: CODES,
  },
  { settings: { type: "multiple-choice", options: optionsOf(CODES) }, value: codes, wanted: [...CODES, 2, "Z"] },
  {
    settings: { type: "multiple-choice", options: optionsOf(CODES), dontKnow: { en: "?" } },
    value: codes,
    wanted: [...CODES, 1],
  },
  { settings: { type: "order", options: optionsOf(CODES), max: 6 }, value: codes, parts: ["1", "2", "0"], wanted: CODES },
  { settings: { type: "number" }, value: fc.constantFrom(...NUMBERS), wanted: [...NUMBERS, "18", "a"] },
  { settings: { type: "rating", style: "numbers", min: 0, max: 10 }, value: fc.nat(10), wanted: [0, 1, 10, "5"] },
  { settings: { type: "short-text" }, value: fc.constantFrom(...TEXTS), wanted: [...TEXTS, "ola", "M"] },
  { settings: { type: "long-text" }, value: fc.constantFrom(...TEXTS), wanted: [...TEXTS, "a\nb"] },
  { settings: { type: "date" }, value: fc.constantFrom(...DATES), wanted: [...DATES, "2026-01-31T10:00", 5] },
  {
    settings: { type: "multiple-texts", fields: optionsOf(["a", "b", "1"]) },
    value: record(["a", "b", "1"], fc.constantFrom(...TEXTS)),
    parts: ["a", "b", "1", "z"],
    wanted: [...TEXTS, "a", 2],
  },
  {
    settings: { type: "matrix", rows: optionsOf(["a", "b"]), columns: optionsOf(COLUMNS) },
    value: record(["a", "b"], fc.constantFrom(...COLUMNS)),
    parts: ["a", "b", "a:x"],
    wanted: [...COLUMNS, "a", 1],
  },
  {
    settings: { type: "matrix", cell: "multiple", rows: optionsOf(["a", "b"]), columns: optionsOf(COLUMNS) },
    value: record(["a", "b"], fc.uniqueArray(fc.constantFrom(...COLUMNS), { minLength: 1 })),
    parts: ["a", "a:x", "b:2", "b:z"],
    wanted: [...COLUMNS, "a", 1, 2],
  },
  {
    settings: { type: "matrix", cell: "number", rows: optionsOf(["a", "b"]), columns: optionsOf(COLUMNS) },
    value: record(["a", "b"], record(COLUMNS, fc.constantFrom(...NUMBERS))),
    parts: ["a", "a:x", "b:2"],
    wanted: [...NUMBERS, "x", "b"],
  },
  {
    settings: { type: "card-sort", options: optionsOf(["a", "b"]), columns: optionsOf(COLUMNS) },
    value: record(["a", "b"], fc.constantFrom(...COLUMNS)),
    parts: ["a", "b"],
    wanted: [...COLUMNS, "b"],
  },
];

const VALUED: readonly Operator[] = ["equal", "different", "only", "less", "atMost", "atLeast", "greater", "contains"];

interface CaseQuestion {
  readonly id: string;
  readonly kind: Kind;
}

function testOf(before: readonly CaseQuestion[]): fc.Arbitrary<Condition> {
  return fc.constantFrom(...before).chain(({ id, kind }): fc.Arbitrary<Test> => {
    const part = kind.parts ? fc.option(fc.constantFrom(...kind.parts), { nil: undefined }) : fc.constant(undefined);
    const common = { question: fc.constant(id), part };
    return fc
      .oneof(
        {
          weight: 4,
          arbitrary: fc.record({ ...common, is: fc.constantFrom(...VALUED), value: fc.constantFrom(...kind.wanted) }),
        },
        {
          weight: 1,
          arbitrary: fc.record({
            ...common,
            of: fc.constant("count" as const),
            is: fc.constantFrom(...VALUED.slice(0, 7)),
            value: fc.integer({ min: 0, max: 3 }),
          }),
        },
        { weight: 2, arbitrary: fc.record({ ...common, is: fc.constantFrom<Operator>("answered", "unanswered", "dontKnow") }) },
      )
      .map((test) => Object.fromEntries(Object.entries(test).filter(([, value]) => value !== undefined)) as unknown as Test);
  });
}

function conditionOf(before: readonly CaseQuestion[], depth = 3): fc.Arbitrary<Condition> {
  const test = testOf(before);
  if (depth === 0) return test;
  const members = fc.array(conditionOf(before, depth - 1), { maxLength: 2 });
  return fc.oneof(
    { weight: 4, arbitrary: test },
    { weight: 1, arbitrary: members.map((all) => ({ all })) },
    { weight: 1, arbitrary: members.map((any) => ({ any })) },
    { weight: 1, arbitrary: conditionOf(before, depth - 1).map((not) => ({ not })) },
  );
}

const rarely = <Value>(arbitrary: fc.Arbitrary<Value>, oneIn: number): fc.Arbitrary<Value | undefined> =>
  fc.oneof({ weight: oneIn - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

const compacted = <Thing extends object>(thing: Thing): Thing =>
  Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== undefined)) as Thing;

/** A questionnaire, and some respondents' answers by question id. */
export interface Case {
  readonly questionnaire: Questionnaire;
  readonly ways: readonly ReadonlyMap<string, Answer>[];
}

const COUNT = 7;

function questionOf(index: number, all: readonly Kind[]): fc.Arbitrary<Question> {
  const drawn = all.map((kind, place) => ({ id: `q${place}`, kind }));
  const [before, here] = [drawn.slice(0, index), drawn.slice(0, index + 1)];
  const { settings } = all[index] as Kind;
  const action: fc.Arbitrary<Action> = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: index + 1, max: COUNT }).map((to): Action => ({ do: "jump", to: `q${to}` })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Action>({ do: "finish" }, { do: "screenOut" }, { do: "quality", isSanctioned: true }),
    },
  );
  const rule = fc.record({ id: fc.uuid(), when: conditionOf(here, 1), then: action });
  const narrow = (options: Json | undefined): fc.Arbitrary<unknown> =>
    Array.isArray(options) && index > 0
      ? fc.tuple(
          ...options.map((option: Json) =>
            rarely(conditionOf(before, 0), 6).map((showIf) => compacted({ ...(option as object), showIf })),
          ),
        )
      : fc.constant(options);
  const carry: fc.Arbitrary<Carry | undefined> =
    index > 0 && settings.options
      ? rarely(
          fc.record({
            from: fc.constantFrom(...before.map(({ id }) => id)),
            which: fc.constantFrom("chosen" as const, "unchosen" as const),
            into: fc.constant("options" as const),
          }),
          6,
        )
      : fc.constant(undefined);
  return fc
    .record({
      showIf: index > 0 ? rarely(conditionOf(before), 2) : fc.constant(undefined),
      rules: rarely(fc.array(rule, { minLength: 1, maxLength: 2 }), 4),
      options: rarely(narrow(settings.options), 5),
      rows: rarely(narrow(settings.rows), 5),
      carry,
    })
    .map((logic) => ({
      ...(settings as JsonObject & { type: string }),
      id: `q${index}`,
      variable: `Q${index}`,
      title: { en: `Question ${index}` },
      ...compacted(logic),
    })) as fc.Arbitrary<Question>;
}

function answersOf(all: readonly Kind[]): fc.Arbitrary<ReadonlyMap<string, Answer>> {
  const each = all.map(({ value, settings }) =>
    fc.oneof(
      { weight: 6, arbitrary: value.map((own): Answer => ({ value: own })) },
      { weight: 1, arbitrary: fc.constant<Answer>({ missing: settings.dontKnow ? "dont-know" : "no-answer" }) },
      { weight: 1, arbitrary: fc.constant<Answer>({ missing: "no-answer" }) },
    ),
  );
  return fc.tuple(...each).map((answers) => new Map(answers.map((answer, index) => [`q${index}`, answer])));
}

export const logicCases: fc.Arbitrary<Case> = fc
  .array(fc.constantFrom(...KINDS), { minLength: COUNT, maxLength: COUNT })
  .chain((all) =>
    fc.record({
      questions: fc.tuple(...all.map((_, index) => questionOf(index, all))),
      showIf: conditionOf([{ id: "q0", kind: all[0] as Kind }], 1),
      cut: fc.integer({ min: 1, max: COUNT - 1 }),
      ways: fc.array(answersOf(all), { minLength: 3, maxLength: 3 }),
    }),
  )
  .map(({ questions, showIf, cut, ways }) => {
    const last: Question = { id: `q${COUNT}`, variable: `Q${COUNT}`, type: "informative-text", title: { en: "End" } };
    const blocks = [
      { id: "b0", questions: questions.slice(0, cut) },
      { id: "b1", questions: questions.slice(cut), showIf },
      { id: "b2", questions: [last] },
    ];
    return { questionnaire: { languages: ["en"], blocks }, ways };
  });

/** Variables of the questions that our engine asks; whether the way is known to its end. */
export function ourWay(questionnaire: Questionnaire, answers: ReadonlyMap<string, Answer>) {
  const typeOf = ({ type }: Question) => TYPES.get(type) as QuestionType;
  const isAsked = (question: Question) => typeOf(question).isAnswerable && !typeOf(question).isAssigned;
  const logic = prepareLogic(expandLoops(questionnaire), {
    isAsked,
    derive: (question, read) => typeOf(question).derive?.(question, read),
  });
  const { steps, isWhole } = walk(logic, { answers, draw: { seed: 1, ordinal: 0 } });
  const shown = steps.filter(({ question }) => typeOf(question).plainSurvey !== "none");
  return { asked: shown.map(({ question }) => question.variable), isWhole };
}
