import fc from "fast-check";
import type { Json } from "../../src/shared/json";
import type { Condition, Operator, Test } from "../../src/survey/logic/condition";
import type { Answer } from "../../src/survey/questionnaire";

/** Few codes, so that what is compared is often the same; numerals among them, as importers bring them. */
export const CODES = ["a", "b", "c", "1", "18"] as const;
export const COLUMNS = ["x", "y", "2"] as const;
const TEXTS = ["Hola", "hola mundo", "MUNDO", "Straße", "18", "18.0", "a", " "] as const;
const DATES = ["2026-01-31", "2026-02-01", "2026-02-01T08:00", "2025-12-31"] as const;
const NUMBERS = [-1, 0, 0.5, 1, 2, 3, 17, 18, 18.5, 100] as const;

const code = fc.constantFrom(...CODES);
const codes = fc.uniqueArray(code, { minLength: 1 });
const number = fc.constantFrom(...NUMBERS);
const text = fc.constantFrom(...TEXTS);

/** Of an answer in parts: rows or fields, at least one. */
function partsOf(cell: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  return fc
    .uniqueArray(fc.tuple(code, cell), { minLength: 1, selector: ([row]) => row })
    .map((entries) => Object.fromEntries(entries));
}

/** Values in every shape that question types store, by the shape's name. */
export const SHAPES = {
  code,
  codes,
  ranking: codes,
  number,
  text,
  date: fc.constantFrom(...DATES),
  texts: partsOf(text),
  numbers: partsOf(number),
  points: partsOf(fc.nat(100)),
  rows: partsOf(fc.constantFrom(...COLUMNS)),
  rowsOfSeveral: partsOf(fc.uniqueArray(fc.constantFrom(...COLUMNS), { minLength: 1 })),
  cells: partsOf(
    fc
      .uniqueArray(fc.tuple(fc.constantFrom(...COLUMNS), fc.oneof(number, text)), {
        minLength: 1,
        selector: ([column]) => column,
      })
      .map((entries) => Object.fromEntries(entries)),
  ),
  files: fc
    .integer({ min: 1, max: 3 })
    .map((count) =>
      Array.from({ length: count }, (_, index) => ({ name: `${index}.png`, type: "image/png", content: `/files/${index}` })),
    ),
} satisfies Record<string, fc.Arbitrary<Json>>;

export type Shape = keyof typeof SHAPES;
export const SHAPE_NAMES = Object.keys(SHAPES) as Shape[];

const missing: fc.Arbitrary<Answer> = fc.constantFrom(
  { missing: "dont-know" },
  { missing: "no-answer" },
  { missing: "refused" },
  { missing: "not-asked" },
  { missing: "unknown" },
);

export function answerOf(shape: Shape): fc.Arbitrary<Answer> {
  return fc.oneof({ weight: 5, arbitrary: SHAPES[shape].map((value): Answer => ({ value })) }, { weight: 1, arbitrary: missing });
}

/** What no question type stores, but an import or a later version of a type might. */
const odd: fc.Arbitrary<Answer> = fc.constantFrom<Answer>(
  {},
  { value: "" },
  { value: [] },
  { value: {} },
  { value: null },
  { value: { a: "", b: 0 } },
  { value: true },
  { value: "a", comment: "b" },
  { value: [1, 2, "a"] },
  { missing: "dont-know", comment: "a" },
);

export const anyAnswer: fc.Arbitrary<Answer> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...SHAPE_NAMES).chain(answerOf) },
  { weight: 1, arbitrary: odd },
);

const VALUELESS: readonly Operator[] = ["answered", "unanswered", "dontKnow"];
const VALUED: readonly Operator[] = ["equal", "different", "only", "less", "atMost", "atLeast", "greater", "contains"];

const ODD_PARTS = ["01", "1.0", "-1", "1e0", " 1", "length", "constructor", "__proto__", "a:", ":a", "a:length", "a:1", "a:b:c"];
const part = fc.oneof(
  code,
  fc.tuple(code, fc.constantFrom(...COLUMNS)).map((pair) => pair.join(":")),
  fc.constantFrom("2", "3", "0", ...ODD_PARTS),
);
const value = fc.oneof(code, fc.constantFrom(...COLUMNS), number, text, fc.constantFrom(...DATES));

/** A comparison that the editor could make, of any of the questions. */
function testOf(questionIds: readonly string[]): fc.Arbitrary<Test> {
  const question = fc.constantFrom(...questionIds);
  const optionalPart = fc.option(part, { nil: undefined, freq: 2 });
  const plain = fc.record({ question, is: fc.constantFrom(...VALUED), value, part: optionalPart });
  const counted = fc.record({
    question,
    of: fc.constant("count" as const),
    is: fc.constantFrom<Operator>("equal", "different", "only", "less", "atMost", "atLeast", "greater"),
    value: fc.integer({ min: 0, max: 4 }),
    part: fc.option(part, { nil: undefined, freq: 1 }),
  });
  const valueless = fc.record({ question, is: fc.constantFrom(...VALUELESS), part: optionalPart });
  return fc.oneof(plain, counted, valueless).map((test) => withoutAbsent(test));
}

function withoutAbsent<Thing extends object>(thing: Thing): Thing {
  return Object.fromEntries(Object.entries(thing).filter(([, held]) => held !== undefined)) as Thing;
}

/** Conditions over the questions, nested to the depth. */
export function conditionOf(questionIds: readonly string[], depth = 4): fc.Arbitrary<Condition> {
  const test = testOf(questionIds);
  if (depth <= 1) return test;
  const inner = conditionOf(questionIds, depth - 1);
  const members = fc.array(inner, { maxLength: 3 });
  return fc.oneof(
    { weight: 3, arbitrary: test },
    { weight: 1, arbitrary: members.map((all) => ({ all })) },
    { weight: 1, arbitrary: members.map((any) => ({ any })) },
    { weight: 1, arbitrary: inner.map((not) => ({ not })) },
  );
}
