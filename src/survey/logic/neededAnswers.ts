import type { Answer, Question } from "../questionnaire";
import type { Condition, Operator, Test } from "./condition";
import { evaluateCondition, type ReadAnswer } from "./evaluateCondition";
import { conditionsOf, sourcesOf, testsIn } from "./references";

/** A question that quotas count by, and so needs an answer. */
export interface NeededAnswer {
  readonly question: Question;
  /** The first of the cells that look at it. */
  readonly cell: Condition;
  /** Whether "don't know" is an answer that a cell accounts for. */
  readonly isDontKnowCounted: boolean;
}

interface QuestionSet {
  readonly questions: readonly Question[];
  /** Whether respondents are asked it. */
  readonly isAsked: (question: Question) => boolean;
  /** The answer that follows from others, of questions that say how. */
  readonly derive?: ((question: Question, read: ReadAnswer) => Answer | undefined) | undefined;
}

/** What says of an answer that there is none. */
const OF_NONE: readonly Operator[] = ["answered", "unanswered"];

function hasTest(condition: Condition, isMeant: (test: Test, isNegated: boolean) => boolean, isNegated = false): boolean {
  if ("not" in condition) return hasTest(condition.not, isMeant, !isNegated);
  if ("all" in condition) return condition.all.some((member) => hasTest(member, isMeant, isNegated));
  if ("any" in condition) return condition.any.some((member) => hasTest(member, isMeant, isNegated));
  return isMeant(condition, isNegated);
}

/** Whether some cell itself speaks of who answers a question like this, without a value. */
function isAccountedFor(cells: readonly Condition[], id: string, answer: Answer, operators: readonly Operator[]): boolean {
  const isMeant = (test: Test, isNegated: boolean) =>
    test.question === id && !test.part && operators.includes(test.is) && evaluateCondition(test, () => answer) !== isNegated;
  return cells.some((cell) => hasTest(cell, isMeant));
}

/** What the answer to a computed question follows from. */
function basisOf(question: Question): readonly string[] {
  const options = conditionsOf(question).filter(({ path }) => path.startsWith("/options/"));
  const tested = options.flatMap(({ condition }) => testsIn(condition).map((test) => test.question));
  return [...new Set([...sourcesOf(question).map((source) => source.question), ...tested])];
}

interface Behind {
  readonly question: Question;
  /** Whether what is computed from it has a value where it is answered with "don't know". */
  readonly isDontKnowCounted: boolean;
}

/** The questions behind a comparison that respondents answer: itself, or what it is computed from. */
function askedBehind({ questions, isAsked, derive }: QuestionSet, id: string): readonly Behind[] {
  const question = questions.find((one) => one.id === id);
  if (!question) return [];
  if (isAsked(question)) return [{ question, isDontKnowCounted: false }];
  const hasValue = (read: ReadAnswer) => derive?.(question, read)?.value !== undefined;
  // What has a value all the same counts whoever answers nothing.
  if (hasValue(() => undefined)) return [];
  return questions
    .filter((one) => isAsked(one) && basisOf(question).includes(one.id))
    .map((one) => ({
      question: one,
      isDontKnowCounted: hasValue((read) => (read === one.id ? { missing: "dont-know" } : undefined)),
    }));
}

/**
 * The questions that quotas depend on: who left one open would count nowhere, and nobody would be told. One may stay
 * open where a cell itself asks for that.
 * @param cells conditions of the quotas
 */
export function neededAnswers(asking: QuestionSet, cells: readonly Condition[]): ReadonlyMap<string, NeededAnswer> {
  const needed = new Map<string, NeededAnswer>();
  for (const cell of cells)
    for (const test of testsIn(cell))
      for (const { question, isDontKnowCounted } of askedBehind(asking, test.question)) {
        const { id } = question;
        if (needed.has(id) || isAccountedFor(cells, id, { missing: "no-answer" }, OF_NONE)) continue;
        const isCounted = isAccountedFor(cells, id, { missing: "dont-know" }, [...OF_NONE, "dontKnow"]);
        needed.set(id, { question, cell, isDontKnowCounted: isDontKnowCounted || isCounted });
      }
  return needed;
}
