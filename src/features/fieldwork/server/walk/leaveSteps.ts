import { AppError, type FieldIssue } from "../../../../shared/errors";
import type { CompiledQuestionnaire } from "../../../../survey/compile/compileQuestionnaire";
import type { Disposition } from "../../../../survey/fieldwork/dispositions";
import type { Ending, Walk } from "../../../../survey/logic/walk";
import type { Answer, Question } from "../../../../survey/questionnaire";
import { type ResponseDraw, responseWalk } from "./responseWalk";

export interface DepartureState {
  readonly questionnaire: CompiledQuestionnaire;
  readonly response: ResponseDraw;
  /** What is stored. */
  readonly answers: ReadonlyMap<string, Answer>;
}

/** Where a respondent is after leaving some questions behind. */
export interface Departure {
  readonly path: Walk;
  /** How many of its steps are behind the respondent. */
  readonly count: number;
  /** The stored answers, and "no answer" for what was seen and left open. */
  readonly answers: ReadonlyMap<string, Answer>;
  /** Ids of the questions that were left open. */
  readonly open: readonly string[];
  /** How it ended, and by which rule. */
  readonly end?: { readonly disposition: Disposition; readonly endedBy?: string };
  /** The question that comes now; absent where it has ended. */
  readonly next?: string;
}

function dispositionOf(ending: Ending): Disposition {
  if (ending.do === "finish") return "complete";
  if (ending.do === "screenOut") return "screenOut";
  return ending.isSanctioned ? "qualitySanctioned" : "quality";
}

/** How many of the steps are behind the respondent. @throws AppError as `leaveSteps` */
function countLeft({ byId }: CompiledQuestionnaire, { steps }: Walk, questionId: string | undefined): number {
  if (questionId === undefined) return steps.length;
  if (!byId.has(questionId)) throw new AppError("execution.unknownQuestion");
  const place = steps.findIndex(({ question }) => question.id === questionId);
  if (place < 0) throw new AppError("execution.notCurrentQuestion");
  return place + 1;
}

/** Where an answer is needed, a text beside it alone is none, and neither is a "don't know" that isn't offered any more. */
function isOpen({ required, dontKnow }: Question, answer: Answer | undefined): boolean {
  if (answer === undefined) return true;
  if (required !== true || answer.value !== undefined) return false;
  return answer.missing === undefined || (answer.missing === "dont-know" && dontKnow === undefined);
}

/** The asked questions among the first steps that have no answer. @throws AppError `execution.incomplete` if it needs one */
function openQuestions({ logic }: CompiledQuestionnaire, { steps, read }: Walk, left: number): readonly string[] {
  const open = steps
    .slice(0, left)
    .map(({ question }) => question)
    .filter((question) => logic.isAsked(question) && isOpen(question, read(question.id)));
  const faults = open.filter(({ required }) => required).map(({ id }): FieldIssue => ({ path: id, rule: "required" }));
  if (faults.length > 0) throw new AppError("execution.incomplete", { faults });
  return open.map(({ id }) => id);
}

function endOf({ ending, isWhole, steps }: Walk, left: number): Departure["end"] {
  if (!isWhole) return undefined;
  if (!ending) return left >= steps.length ? { disposition: "complete" } : undefined;
  const isBehind = steps.findIndex(({ question }) => question.id === ending.question) < left;
  return isBehind ? { disposition: dispositionOf(ending), endedBy: ending.rule } : undefined;
}

/**
 * Leaves a question, and with it all before it; without one everything, what only then comes to light too.
 * @throws AppError `execution.unknownQuestion`, `execution.notCurrentQuestion`, `execution.incomplete` naming the questions that need an answer
 */
export function leaveSteps(leaving: DepartureState, questionId: string | undefined): Departure {
  const { questionnaire, response } = leaving;
  const answers = new Map(leaving.answers);
  const open: string[] = [];
  let path = responseWalk(questionnaire, response, answers);
  for (;;) {
    const left = countLeft(questionnaire, path, questionId);
    open.push(...openQuestions(questionnaire, path, left));
    for (const id of open) answers.set(id, { missing: "no-answer" });
    const after = responseWalk(questionnaire, response, answers);
    if (questionId !== undefined || after.steps.length <= left) {
      const end = endOf(after, left);
      const next = end ? undefined : after.steps[left]?.question.id;
      return { path: after, count: left, answers, open, ...(end ? { end } : {}), ...(next ? { next } : {}) };
    }
    path = after;
  }
}
