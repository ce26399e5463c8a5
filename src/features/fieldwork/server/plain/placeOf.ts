import type { CompiledQuestionnaire } from "../../../../survey/compile/compileQuestionnaire";
import type { Step, Walk } from "../../../../survey/logic/walk";
import type { Answer } from "../../../../survey/questionnaire";
import { type ResponseDraw, responseWalk, segmentStart } from "../walk/responseWalk";

/** Where a respondent is. */
export interface Place {
  readonly path: Walk;
  /** What is shown now; absent where only what nobody sees is left. */
  readonly step: Step | undefined;
  /** The question to go back to, where there is one that can still be changed. */
  readonly before: string | undefined;
  /** Whether nothing that is seen follows. */
  readonly isLast: boolean;
  /** For the progress, from 1. */
  readonly current: number;
  readonly total: number;
}

interface At {
  readonly drawn: ResponseDraw;
  readonly answers: ReadonlyMap<string, Answer>;
  readonly position: string | null;
}

/** The step at the position, or the first one that is seen behind it. */
export function placeOf(questionnaire: CompiledQuestionnaire, { drawn, answers, position }: At): Place {
  const path = responseWalk(questionnaire, drawn, answers);
  const start = segmentStart(questionnaire, path, position);
  const at = Math.max(
    start,
    path.steps.findIndex(({ question }) => question.id === position),
  );
  const isSeen = ({ question }: Step) => questionnaire.byId.get(question.id)?.type.isAssigned !== true;
  const step = path.steps.slice(at).find(isSeen);
  const place = step ? path.steps.indexOf(step) : path.steps.length;
  const behind = path.steps.slice(0, place).filter(isSeen);
  const following = path.steps.slice(place + 1).filter(isSeen);
  return {
    path,
    step,
    before: path.steps.slice(start, place).findLast(isSeen)?.question.id,
    isLast: path.isWhole && following.length === 0,
    current: behind.length + 1,
    total: behind.length + 1 + following.length + path.ahead,
  };
}
