import type { Answer, Block, Question, Questionnaire } from "../questionnaire";
import type { Condition } from "./condition";
import type { ReadAnswer } from "./evaluateCondition";
import { blockReferences, pipesIn, referencesOf, testsIn } from "./references";

/** A document made ready for walking. */
export interface Logic {
  readonly blocks: readonly Block[];
  readonly byVariable: ReadonlyMap<string, Question>;
  /** Whether the respondent is asked, and so may still owe an answer. */
  readonly isAsked: (question: Question) => boolean;
  /** The answer that follows from earlier ones, of questions that say how. */
  readonly derive?: Derive | undefined;
  /** Questions whose answers decide on what follows. */
  readonly decisive: ReadonlySet<string>;
  /** Questions behind which nothing can be changed: screeners, and what quotas count by. */
  readonly barriers: ReadonlySet<string>;
  /** Whether the respondent sees it: what the server answers by itself is not shown. */
  readonly isShown: (question: Question) => boolean;
  /** Questions with a clock: the server gives each out alone, so that it knows since when it is seen. */
  readonly timed: ReadonlySet<string>;
  /** Nothing depends on anything: every respondent gets all questions in the document's order. */
  readonly isPlain: boolean;
  /** Whether some order takes turns, and so starts have to be counted. */
  readonly isCounted: boolean;
}

type Derive = (question: Question, read: ReadAnswer) => Answer | undefined;

interface LogicOptions {
  readonly isAsked: (question: Question) => boolean;
  /** @default all are */
  readonly isShown?: (question: Question) => boolean;
  readonly derive?: Derive;
  /** Conditions of the quotas' cells. */
  readonly cells?: readonly Condition[];
}

function hasExit({ rules }: Question): boolean {
  return rules?.some(({ then }) => then.do === "screenOut" || then.do === "quality") ?? false;
}

function hasOrder({ order, group, showIf, isFinal }: Block): boolean {
  return order !== undefined || group !== undefined || showIf !== undefined || isFinal === true;
}

function hasClock({ minimumSeconds, maximumSeconds }: Question): boolean {
  return minimumSeconds !== undefined || maximumSeconds !== undefined;
}

/** @param questionnaire with its loops written out (`expandLoops`) */
export function prepareLogic(questionnaire: Questionnaire, options: LogicOptions): Logic {
  const { isAsked, isShown = () => true, derive, cells = [] } = options;
  const { blocks } = questionnaire;
  const questions = blocks.flatMap((block) => block.questions);
  const byVariable = new Map(questions.map((question) => [question.variable, question]));
  const counted = cells.flatMap((cell) => testsIn(cell).map(({ question }) => question));
  const piped = [...blocks.map(({ title, description }) => ({ title, description })), ...questions]
    .flatMap(pipesIn)
    .flatMap((variable) => byVariable.get(variable)?.id ?? []);
  const ruled = questions.filter(({ rules }) => (rules?.length ?? 0) > 0).map(({ id }) => id);
  const referred = [...blocks.flatMap(blockReferences), ...questions.flatMap(referencesOf)];
  const decisive = new Set([...ruled, ...referred, ...counted, ...piped]);
  const barriers = new Set([...questions.filter(hasExit).map(({ id }) => id), ...counted]);
  const timed = new Set(questions.filter((question) => isShown(question) && hasClock(question)).map(({ id }) => id));
  const isPlain = decisive.size === 0 && timed.size === 0 && !blocks.some(hasOrder);
  const isCounted = blocks.some(({ order, group }) => order === "even" || group?.order === "even");
  return { blocks, byVariable, isAsked, isShown, derive, decisive, barriers, timed, isPlain, isCounted };
}
