import type { Clock } from "../../../../contracts/api/execution";
import type { CompiledQuestionnaire } from "../../../../survey/compile/compileQuestionnaire";
import type { Walk } from "../../../../survey/logic/walk";
import type { Question } from "../../../../survey/questionnaire";
import { visibleStep } from "./responseWalk";

interface At {
  readonly position: string | null;
  /** When the respondent came there. */
  readonly since: string | null;
}

/** What of the question's settings the runner needs to know. */
function limitsOf({ minimumSeconds, maximumSeconds }: Question) {
  return {
    ...(minimumSeconds === undefined ? {} : { minimumSeconds }),
    ...(maximumSeconds === undefined ? {} : { maximumSeconds }),
  };
}

/** @returns nothing where the question that the respondent sees has no clock */
export function clockAt(questionnaire: CompiledQuestionnaire, path: Walk, { position, since }: At): Clock | undefined {
  const step = path.steps[visibleStep(questionnaire, path, position)];
  if (!step || !questionnaire.logic.timed.has(step.question.id)) return undefined;
  const elapsed = since === null ? 0 : Math.max(0, Date.now() - Date.parse(since));
  return { questionId: step.question.id, ...limitsOf(step.question), elapsed };
}
