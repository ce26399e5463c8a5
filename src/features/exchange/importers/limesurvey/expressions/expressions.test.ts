import fc from "fast-check";
import { expect, test } from "vitest";
import { TYPES } from "../../../../../../tests/helpers/exchange/types";
import type { Condition, Test } from "../../../../../survey/logic/condition";
import { evaluateCondition } from "../../../../../survey/logic/evaluateCondition";
import type { Answer, Question } from "../../../../../survey/questionnaire";
import { uniqueVariables } from "../../shared/codes";
import { createAnswerForms } from "../../shared/expressions/answerForm";
import { NoCounterpart } from "../../shared/expressions/syntax";
import { Report } from "../../shared/report";
import { convertQuestion } from "../convertQuestion";
import { Equations } from "../logic/equations";
import { readSurvey } from "../readSurvey";
import { readTables } from "../readTables";
import { type LimeQuestionSample, lss } from "../testing";
import { Dictionary } from "./dictionary";
import type { Source } from "./sources";

const ASKED: readonly LimeQuestionSample[] = [
  { code: "city", type: "L", answers: [["A1"], ["A2"], ["A3"]] },
  { code: "age", type: "N" },
  { code: "brands", type: "M", parts: [["A"], ["B"], ["C"]] },
  { code: "rate", type: "F", parts: [["r1"], ["r2"]], answers: [["1"], ["2"], ["3"]] },
  { code: "name", type: "S" },
];

const naming = { types: TYPES, variable: uniqueVariables() };
const sources: readonly Source[] = readSurvey(readTables(Buffer.from(lss(ASKED)))).groups.flatMap(({ questions }) =>
  questions.map((source) => ({ source, questions: convertQuestion(source, ["en"], new Report(), naming) })),
);
const byCode = new Map(sources.map(({ source, questions: [question] }) => [source.code, question as Question]));
const equations = new Equations(new Dictionary(sources, false, createAnswerForms(TYPES)));
const idOf = (code: string) => byCode.get(code)?.id ?? "";
const codeOf = (id: string) => [...byCode].find(([, question]) => question.id === id)?.[0] ?? "";

const ordering = fc.constantFrom("less" as const, "atMost" as const, "atLeast" as const, "greater" as const);
const filling = fc.constantFrom("answered" as const, "unanswered" as const);
const likeness = fc.constantFrom("equal" as const, "different" as const);

/** Comparisons that LimeSurvey can write too. */
const comparison: fc.Arbitrary<Test> = fc.oneof(
  fc.record({ question: fc.constantFrom(...byCode.values()).map(({ id }) => id), is: filling }),
  fc.record({ question: fc.constant(idOf("city")), is: likeness, value: fc.constantFrom("A1", "A2", "A3") }),
  fc.record({ question: fc.constant(idOf("age")), is: fc.oneof(ordering, likeness), value: fc.integer({ min: -3, max: 5 }) }),
  fc.record({ question: fc.constant(idOf("brands")), is: likeness, value: fc.constantFrom("A", "B", "C") }),
  fc.record({
    question: fc.constant(idOf("brands")),
    of: fc.constant("count" as const),
    is: fc.oneof(ordering, fc.constant("equal" as const)),
    value: fc.integer({ min: 0, max: 4 }),
  }),
  fc.record({
    question: fc.constant(idOf("rate")),
    part: fc.constantFrom("r1", "r2"),
    is: likeness,
    value: fc.constantFrom("1", "2", "3"),
  }),
  fc.record({
    question: fc.constant(idOf("rate")),
    part: fc.constantFrom("r1", "r2"),
    is: ordering,
    value: fc.integer({ min: 0, max: 4 }),
  }),
  fc.record({ question: fc.constant(idOf("name")), is: likeness, value: fc.constantFrom("Ann", 'a "b" \\', "it's", "3") }),
);

const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    comparison,
    fc.record({ all: fc.array(tie("condition"), { maxLength: 3 }) }),
    fc.record({ any: fc.array(tie("condition"), { maxLength: 3 }) }),
    fc.record({ not: tie("condition") }),
  ),
}));

const SIGNS: Readonly<Record<string, readonly string[]>> = {
  equal: ["==", "eq", "EQ"],
  different: ["!=", "ne"],
  less: ["<", "lt"],
  atMost: ["<=", "le"],
  atLeast: [">=", "ge"],
  greater: [">", "gt"],
};

/** Writes conditions as LimeSurvey's authors do, its spellings in turn. */
class Printer {
  private turn = 0;

  print(written: Condition): string {
    if ("all" in written) return this.joined(written.all, ["and", "&&", "AND"], "1");
    if ("any" in written) return this.joined(written.any, ["or", "||"], "0");
    if ("not" in written) return `!(${this.print(written.not)})`;
    return this.test(written);
  }

  private pick(spellings: readonly string[]): string {
    this.turn += 1;
    return spellings[this.turn % spellings.length] ?? "";
  }

  private joined(members: readonly Condition[], words: readonly string[], none: string): string {
    if (members.length === 0) return none;
    return members.map((member) => `(${this.print(member)})`).join(` ${this.pick(words)} `);
  }

  private test({ question, part, of, is, value }: Test): string {
    const code = codeOf(question);
    const name = `${code}${part ? `_${part}` : ""}${this.pick(["", ".NAOK"])}`;
    const isSeveral = code === "brands" || (code === "rate" && part === undefined);
    const count = `count(that.${code}${this.pick(["", ".NAOK"])})`;
    if (is === "answered") return isSeveral ? `${count} > 0` : this.pick([`!is_empty(${name})`, `${name} != ""`]);
    if (is === "unanswered") return isSeveral ? `${count} == 0` : this.pick([`is_empty(${name})`, `${name} == ""`]);
    const sign = this.pick(SIGNS[is] ?? []);
    if (of === "count") return `${count} > 0 and ${count} ${sign} ${value}`;
    if (isSeveral) return `${count} > 0 and ${code}_${value} ${sign} "Y"`;
    const literal = typeof value === "number" ? String(value) : quoted(String(value), this.pick(['"', "'"]));
    return is === "different" ? `(!is_empty(${name}) and ${name} ${sign} ${literal})` : `${name} ${sign} ${literal}`;
  }
}

function quoted(text: string, quote: string): string {
  return `${quote}${text.replaceAll("\\", "\\\\").replaceAll(quote, `\\${quote}`)}${quote}`;
}

/** An answer, "don't know", or none. */
function given(value: fc.Arbitrary<NonNullable<Answer["value"]>>): fc.Arbitrary<Answer | undefined> {
  return fc.oneof(
    { weight: 4, arbitrary: value.map((own) => ({ value: own })) },
    { weight: 1, arbitrary: fc.constant<Answer>({ missing: "no-answer" }) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

const answers = fc.record({
  city: given(fc.constantFrom("A1", "A2", "A3")),
  age: given(fc.integer({ min: -4, max: 6 })),
  brands: given(fc.subarray(["A", "B", "C"], { minLength: 1 })),
  rate: given(
    fc
      .record({ r1: fc.constantFrom("1", "2", "3"), r2: fc.constantFrom("1", "2", "3") }, { requiredKeys: [] })
      .filter((rows) => Object.keys(rows).length > 0)
      .map((rows) => ({ ...rows })),
  ),
  name: given(fc.constantFrom("Ann", 'a "b" \\', "it's", "3", "Zoe")),
});

test("what a condition says, written as LimeSurvey's expression, is read as what holds for the same answers", () => {
  fc.assert(
    fc.property(condition, fc.array(answers, { minLength: 1, maxLength: 8 }), (written, respondents) => {
      const text = new Printer().print(written);
      const read = equations.read(text);
      for (const respondent of respondents) {
        const own: Readonly<Record<string, Answer | undefined>> = respondent;
        const readAnswer = (id: string) => own[codeOf(id)];
        expect(evaluateCondition(read, readAnswer), `${text}\n${JSON.stringify(read)}`).toBe(
          evaluateCondition(written, readAnswer),
        );
      }
    }),
    { numRuns: 600 },
  );
});

test("any text is read or refused, and never anything else", () => {
  const pieces = fc.constantFrom(
    "city",
    "age",
    "brands_A",
    "==",
    "(",
    ")",
    "!",
    "and",
    "or",
    '"Y"',
    "'",
    "3",
    "count",
    ",",
    "that.brands",
    "-",
    "<",
    " ",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces, { maxLength: 12 }).map((list) => list.join(" ")),
      ),
      (text) => {
        try {
          equations.read(text);
        } catch (fault) {
          expect(fault).toMatchObject({ name: "NoCounterpart" });
        }
      },
    ),
    { numRuns: 1500 },
  );
});

test.each(["q_", "1X1X1", "1"])("a name of nothing but %j is none", (part) => {
  const name = `1X1X${part.repeat(200_000)}`;
  expect(() => new Dictionary(sources, false, createAnswerForms(TYPES)).find(name)).toThrow(NoCounterpart);
});
