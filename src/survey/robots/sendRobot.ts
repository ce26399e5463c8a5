import type { Json } from "../../shared/json";
import type { Draw } from "../logic/arrange";
import { evaluateCondition, type ReadAnswer } from "../logic/evaluateCondition";
import { isNarrowed, narrow } from "../logic/offer";
import { type Step, type Walk, walk } from "../logic/walk";
import type { Answer, Question } from "../questionnaire";
import { type AnswerPool, thoughtUp, withoutValue } from "./answerPools";
import type { RobotSubject } from "./robotSubject";
import { unique, valuesFor } from "./valuesFor";

/** What robots know before they set out. */
export interface RobotPlan {
  readonly subject: RobotSubject;
  readonly pools: ReadonlyMap<string, AnswerPool>;
}

/** One robot's way. */
export interface RobotRun {
  readonly draw: Draw;
  readonly way: Walk;
  /** What it met, up to where it was stuck. */
  readonly steps: readonly Step[];
  /** Of what it met. */
  readonly answers: ReadonlyMap<string, Answer>;
  /** Answers as they were known at a step, its own among them. */
  readonly readAt: (index: number) => ReadAnswer;
  /** A question that needs an answer, and takes none that is offered. */
  readonly stuckAt?: Question;
}

interface Errand {
  /** What it would answer, by question; where that isn't offered it answers something else. */
  readonly wishes: ReadonlyMap<string, Answer>;
  readonly draw: Draw;
  readonly random: () => number;
}

function isAccepted({ answerOf }: RobotSubject, question: Question, answer: Answer, read: ReadAnswer): boolean {
  return answer.value === undefined || answerOf(question, answer.value, read) !== undefined;
}

const MOST_SPARES = 60;

/** Whether what is taken depends on answers of before. */
function isTakenByOthers(question: Question): boolean {
  return isNarrowed(question) || question.differentEachRound === true;
}

/** More answers as people give them, where those thought up are used up: a text can always be another one. */
function* spareValues({ simulate }: RobotSubject, question: Question, random: () => number): Generator<Json> {
  for (let count = 2; count < MOST_SPARES; count += 1) {
    const value = simulate(question, random);
    yield value;
    if (typeof value === "string") yield `${value} ${count}`;
  }
}

/** Something else that decides alike, or else anything that is offered. */
function insteadOf(plan: RobotPlan, question: Question, wish: Answer | undefined, read: ReadAnswer, random: () => number) {
  const { subject, pools } = plan;
  const pool = pools.get(question.id);
  const accepted = pool?.all.filter((answer) => isAccepted(subject, question, answer, read)) ?? [];
  const wanted = wish && pool?.signatureOf(wish);
  const alike = accepted.find((answer) => pool?.signatureOf(answer) === wanted);
  const valued = accepted.filter(({ value }) => value !== undefined);
  if (alike || valued.length > 0) return alike ?? valued[Math.floor(random() * valued.length)];
  const source = thoughtUp(subject, narrow(question, read), { tests: [], isReadWhole: false }, random);
  const values = source ? unique(valuesFor(source)) : [];
  const spares = question.differentEachRound === true ? spareValues(subject, question, random) : [];
  for (const candidates of [values, spares])
    for (const value of candidates) {
      const answer = value === null ? undefined : subject.answerOf(question, value, read);
      if (answer) return answer;
    }
  return withoutValue(question)[0];
}

function answerAt(plan: RobotPlan, { question }: Step, { wishes, random }: Errand, read: ReadAnswer): Answer | undefined {
  const wish = wishes.get(question.id) ?? plan.pools.get(question.id)?.all[0];
  if (wish && (!isTakenByOthers(question) || isAccepted(plan.subject, question, wish, read))) return wish;
  return isTakenByOthers(question) ? insteadOf(plan, question, wish, read, random) : undefined;
}

function readerAt({ steps, read }: Walk): (index: number) => ReadAnswer {
  const places = new Map(steps.map(({ question }, index) => [question.id, index]));
  return (index) => (id) => ((places.get(id) ?? Number.POSITIVE_INFINITY) <= index ? read(id) : undefined);
}

function runOf(way: Walk, draw: Draw, known: ReadonlyMap<string, Answer>, stuckAt?: Question): RobotRun {
  const last = stuckAt ? way.steps.findIndex(({ question }) => question.id === stuckAt.id) + 1 : way.steps.length;
  const steps = way.steps.slice(0, last);
  const answers = steps.flatMap(({ question: { id } }): (readonly [string, Answer])[] => {
    const answer = way.derived.get(id) ?? known.get(id);
    return answer ? [[id, answer]] : [];
  });
  return { draw, way, steps, answers: new Map(answers), readAt: readerAt(way), ...(stuckAt ? { stuckAt } : {}) };
}

/** Walks to the end with its wishes, giving up those that aren't offered where it comes. */
export function sendRobot(plan: RobotPlan, errand: Errand): RobotRun {
  const { logic } = plan.subject;
  const answers = new Map(errand.wishes);
  const settled = new Set<string>();
  for (;;) {
    const way = walk(logic, { answers, draw: errand.draw });
    const readAt = readerAt(way);
    const turn = way.steps.findIndex((step, index) => {
      const { question } = step;
      if (settled.has(question.id) || way.derived.has(question.id)) return false;
      settled.add(question.id);
      if (!logic.isAsked(question)) return false;
      const answer = answerAt(plan, step, errand, readAt(index - 1));
      const before = answers.get(question.id);
      if (answer) answers.set(question.id, answer);
      else answers.delete(question.id);
      // What is read of it may lead elsewhere from here on.
      return !answer || (answer !== before && logic.decisive.has(question.id));
    });
    const turned = way.steps[turn]?.question;
    if (!turned) return runOf(way, errand.draw, answers);
    if (!answers.has(turned.id)) return runOf(way, errand.draw, answers, turned);
  }
}

/** Index of the rule that decided behind a step, -1 where none did. */
export function ruleAt(run: RobotRun, index: number): number {
  return run.steps[index]?.question.rules?.findIndex(({ when }) => evaluateCondition(when, run.readAt(index))) ?? -1;
}
