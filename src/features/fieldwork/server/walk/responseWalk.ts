import { AppError } from "../../../../shared/errors";
import type { CompiledQuestionnaire } from "../../../../survey/compile/compileQuestionnaire";
import type { Draw } from "../../../../survey/logic/arrange";
import { type Walk, walk } from "../../../../survey/logic/walk";
import type { Answer } from "../../../../survey/questionnaire";

/** What of a response decides its order. */
export interface ResponseDraw {
  readonly seed: number | null;
  readonly ordinal: number | null;
}

export function drawOf({ seed, ordinal }: ResponseDraw): Draw {
  return { seed: seed ?? 0, ordinal: ordinal ?? 0 };
}

/** A response's way through its questionnaire. */
export function responseWalk({ logic }: CompiledQuestionnaire, drawn: ResponseDraw, answers: ReadonlyMap<string, Answer>): Walk {
  return walk(logic, { answers, draw: drawOf(drawn) });
}

/** The steps that a respondent is given at once: from where nothing before can be changed to the next clock. */
export interface Segment {
  /** Indexes of steps; the end is not part of it. */
  readonly start: number;
  readonly end: number;
}

/** @throws AppError `execution.notCurrentQuestion` where the way doesn't lead to it, or it can't be changed any more, or not yet */
export function requireChangeable(
  questionnaire: CompiledQuestionnaire,
  path: Walk,
  { questionId, position }: { readonly questionId: string; readonly position: string | null },
): void {
  const place = path.steps.findIndex(({ question }) => question.id === questionId);
  const { start, end } = segmentOf(questionnaire, path, position);
  if (place < start || place >= end) throw new AppError("execution.notCurrentQuestion");
}

/** Index of the first step from one on that the respondent sees; as many as there are steps where none is left. */
function nextVisibleStep({ logic }: CompiledQuestionnaire, { steps }: Walk, from: number): number {
  const place = steps.findIndex(({ question }, index) => index >= from && logic.isShown(question));
  return place < 0 ? steps.length : place;
}

function isTimed({ logic }: CompiledQuestionnaire, { steps }: Walk, index: number): boolean {
  const step = steps[index];
  return step !== undefined && logic.timed.has(step.question.id);
}

/** Whether a clock keeps what comes after the step from what comes before: its own, or the next question's. */
function isBesideClock(questionnaire: CompiledQuestionnaire, path: Walk, index: number): boolean {
  if (questionnaire.logic.timed.size === 0) return false;
  return isTimed(questionnaire, path, index) || isTimed(questionnaire, path, nextVisibleStep(questionnaire, path, index + 1));
}

/** Whether nothing before it can be changed once the step is behind the respondent. */
function isBarrier(questionnaire: CompiledQuestionnaire, path: Walk, index: number): boolean {
  const step = path.steps[index];
  if (!step) return false;
  if (questionnaire.logic.barriers.has(step.question.id) || isBesideClock(questionnaire, path, index)) return true;
  return step.block.isFinal === true && path.steps[index + 1]?.block !== step.block;
}

/** Index of the first step that can still be changed by whoever is at a question. */
export function segmentStart(questionnaire: CompiledQuestionnaire, path: Walk, position: string | null): number {
  const at = path.steps.findIndex(({ question }) => question.id === position);
  for (let index = at - 1; index >= 0; index -= 1) if (isBarrier(questionnaire, path, index)) return index + 1;
  return 0;
}

/** Index of the step that a respondent sees: the one at the position, or the first shown after it. */
export function visibleStep(questionnaire: CompiledQuestionnaire, path: Walk, position: string | null): number {
  const at = path.steps.findIndex(({ question }) => question.id === position);
  return nextVisibleStep(questionnaire, path, Math.max(0, at));
}

export function segmentOf(questionnaire: CompiledQuestionnaire, path: Walk, position: string | null): Segment {
  const start = segmentStart(questionnaire, path, position);
  const { length } = path.steps;
  if (questionnaire.logic.timed.size === 0) return { start, end: length };
  for (let index = visibleStep(questionnaire, path, position); index < length; index += 1)
    if (isBesideClock(questionnaire, path, index)) return { start, end: index + 1 };
  return { start, end: length };
}

/** Whether a question lies before all that can still be changed: to leave it once more says nothing new. */
export function isBehind(
  questionnaire: CompiledQuestionnaire,
  path: Walk,
  { questionId, position }: { readonly questionId: string | undefined; readonly position: string | null },
): boolean {
  const place = path.steps.findIndex(({ question }) => question.id === questionId);
  return place >= 0 && place < segmentStart(questionnaire, path, position);
}

/** Questions after which only the server can tell how it goes on. */
export function serverCheckpoints(questionnaire: CompiledQuestionnaire, path: Walk): readonly string[] {
  return path.steps
    .filter(({ question }, index) => questionnaire.logic.decisive.has(question.id) || isBarrier(questionnaire, path, index))
    .map(({ question }) => question.id);
}
