import type { Draw } from "../../../../schema/logic/arrange";
import { type Walk, walk } from "../../../../schema/logic/walk";
import type { Answer } from "../../../../schema/questionnaire";
import { AppError } from "../../../../shared/errors";
import type { CompiledQuestionnaire } from "./compileQuestionnaire";

/** What of a response decides its order. */
export interface Drawn {
  readonly seed: number | null;
  readonly ordinal: number | null;
}

export function drawOf({ seed, ordinal }: Drawn): Draw {
  return { seed: seed ?? 0, ordinal: ordinal ?? 0 };
}

/** A response's way through its questionnaire. */
export function responseWalk({ logic }: CompiledQuestionnaire, drawn: Drawn, answers: ReadonlyMap<string, Answer>): Walk {
  return walk(logic, { answers, draw: drawOf(drawn) });
}

interface Wish {
  readonly questionId: string;
  /** Where the respondent is. */
  readonly position: string | null;
}

/** Whether the way leads to the question, and it can still be changed. */
export function isChangeable(questionnaire: CompiledQuestionnaire, way: Walk, { questionId, position }: Wish): boolean {
  const place = way.steps.findIndex(({ question }) => question.id === questionId);
  return place >= segmentStart(questionnaire, way, position);
}

/** @throws AppError `execution.notCurrentQuestion` where it isn't */
export function requireChangeable(questionnaire: CompiledQuestionnaire, way: Walk, wish: Wish): void {
  if (!isChangeable(questionnaire, way, wish)) throw new AppError("execution.notCurrentQuestion");
}

/** Whether nothing before it can be changed once the step is behind the respondent. */
function isBarrier({ logic }: CompiledQuestionnaire, { steps }: Walk, index: number): boolean {
  const step = steps[index];
  if (!step) return false;
  if (logic.barriers.has(step.question.id)) return true;
  return step.block.isFinal === true && steps[index + 1]?.block !== step.block;
}

/** Index of the first step that can still be changed by whoever is at a question. */
export function segmentStart(questionnaire: CompiledQuestionnaire, way: Walk, position: string | null): number {
  const at = way.steps.findIndex(({ question }) => question.id === position);
  for (let index = at - 1; index >= 0; index -= 1) if (isBarrier(questionnaire, way, index)) return index + 1;
  return 0;
}

/** Questions after which only the server can tell how it goes on. */
export function stopsOf(questionnaire: CompiledQuestionnaire, way: Walk): readonly string[] {
  return way.steps
    .filter(({ question }, index) => questionnaire.logic.decisive.has(question.id) || isBarrier(questionnaire, way, index))
    .map(({ question }) => question.id);
}
