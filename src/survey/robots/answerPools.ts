import type { Json, JsonObject } from "../../shared/json";
import { localize } from "../../shared/languages";
import type { Condition } from "../logic/condition";
import { evaluateCondition } from "../logic/evaluateCondition";
import { OPTION_LISTS, optionsOf } from "../logic/references";
import type { Answer, Question } from "../questionnaire";
import { type Decision, decisionsOn } from "./decisionsOn";
import type { RobotSubject } from "./robotSubject";
import { isEveryValue, unique, type ValueSource, valuesFor } from "./valuesFor";

/** The answers that robots choose from at one question. */
export interface AnswerPool {
  /** One for each way in which the answer can decide on what follows. */
  readonly distinct: readonly Answer[];
  readonly all: readonly Answer[];
  /** Whether no other answer decides otherwise. */
  readonly isWhole: boolean;
  /** What an answer decides: answers with the same lead to the same. */
  readonly signatureOf: (answer: Answer) => string;
}

const SAMPLES = 6;
const MOST_ANSWERS = 400;
const UNDECIDED: Decision = { tests: [], isReadWhole: false };

function signatureBy({ tests, isReadWhole }: Decision): (answer: Answer) => string {
  return (answer) => {
    const held = tests.map((test) => (evaluateCondition(test, () => answer) ? "1" : "0")).join("");
    return isReadWhole ? `${held} ${JSON.stringify(answer.value)}` : held;
  };
}

/** Answers without a value that a person can give. */
export function withoutValue({ dontKnow, required }: Question): readonly Answer[] {
  const hasDontKnow = Object.keys(dontKnow ?? {}).some((language) => localize(dontKnow, language).trim() !== "");
  return [...(hasDontKnow ? [{ missing: "dont-know" } as const] : []), ...(required ? [] : [{ missing: "no-answer" } as const])];
}

/** Values of a question, of which some may be refused. */
export function thoughtUp(
  { schemaOf, simulate }: RobotSubject,
  question: Question,
  { tests }: Decision,
  random: () => number,
): ValueSource | undefined {
  const schema = schemaOf(question);
  if (!schema) return undefined;
  const samples = Array.from({ length: SAMPLES }, () => simulate(question, random)).filter((sample) => sample !== null);
  return { schema, tests, samples };
}

function askedAnswers(subject: RobotSubject, question: Question, source: ValueSource | undefined): readonly Answer[] {
  const values = source ? unique(valuesFor(source)).slice(0, MOST_ANSWERS) : [];
  return [...values.flatMap((value) => subject.answerOf(question, value) ?? []), ...withoutValue(question)];
}

function assignedAnswers(subject: RobotSubject, question: Question, { tests }: Decision, random: () => number) {
  const codes = OPTION_LISTS.flatMap((list) => optionsOf(question, list).map(({ code }) => code));
  const wanted = tests.flatMap(({ value }) => (value === undefined ? [] : [String(value)]));
  const given = subject.assigned(question, [...codes, ...wanted], random);
  return [...new Map(given.map((answer) => [JSON.stringify(answer), answer])).values()];
}

/** Whether what was drawn is all that there is to draw; what follows from other answers isn't drawn. */
function isEveryCode(schema: JsonObject | undefined, drawn: readonly Answer[]): boolean {
  if (drawn.length === 0) return true;
  const values = new Set(drawn.map(({ value }) => value));
  return Array.isArray(schema?.enum) && schema.enum.every((code: Json) => values.has(code));
}

function poolOf(subject: RobotSubject, question: Question, decision: Decision, random: () => number): AnswerPool {
  const isAsked = subject.logic.isAsked(question);
  const source = isAsked ? thoughtUp(subject, question, decision, random) : undefined;
  const all = isAsked ? askedAnswers(subject, question, source) : assignedAnswers(subject, question, decision, random);
  const signatureOf = signatureBy(decision);
  const distinct = [...new Map(all.map((answer) => [signatureOf(answer), answer])).values()];
  const isWhole = source ? isEveryValue(source) : isEveryCode(subject.schemaOf(question), all);
  return { all, distinct, isWhole: isWhole || decision === UNDECIDED, signatureOf };
}

/** Answers of each question that is asked or drawn; those that follow from others aren't chosen. Yields after each. */
export function* answerPools(
  subject: RobotSubject,
  { cells, random }: { readonly cells: readonly Condition[]; readonly random: () => number },
): Generator<void, ReadonlyMap<string, AnswerPool>> {
  const decisions = decisionsOn(subject.logic, cells);
  const pools = new Map<string, AnswerPool>();
  for (const question of subject.logic.blocks.flatMap((block) => block.questions)) {
    pools.set(question.id, poolOf(subject, question, decisions.get(question.id) ?? UNDECIDED, random));
    yield;
  }
  return pools;
}
