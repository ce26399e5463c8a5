import type { CompiledQuestionnaire } from "../../../../survey/compile/compileQuestionnaire";
import type { Step, Walk } from "../../../../survey/logic/walk";
import type { Answer } from "../../../../survey/questionnaire";
import { type Drawn, responseWalk, segmentStart } from "../walk/responseWalk";

/** Where a respondent is. */
export interface Place {
  readonly way: Walk;
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
  readonly drawn: Drawn;
  readonly answers: ReadonlyMap<string, Answer>;
  readonly position: string | null;
}

/** The step at the position, or the first one that is seen behind it. */
export function placeOf(questionnaire: CompiledQuestionnaire, { drawn, answers, position }: At): Place {
  const way = responseWalk(questionnaire, drawn, answers);
  const start = segmentStart(questionnaire, way, position);
  const at = Math.max(
    start,
    way.steps.findIndex(({ question }) => question.id === position),
  );
  const isSeen = ({ question }: Step) => questionnaire.byId.get(question.id)?.type.isAssigned !== true;
  const step = way.steps.slice(at).find(isSeen);
  const place = step ? way.steps.indexOf(step) : way.steps.length;
  const behind = way.steps.slice(0, place).filter(isSeen);
  const following = way.steps.slice(place + 1).filter(isSeen);
  return {
    way,
    step,
    before: way.steps.slice(start, place).findLast(isSeen)?.question.id,
    isLast: way.isWhole && following.length === 0,
    current: behind.length + 1,
    total: behind.length + 1 + following.length + way.ahead,
  };
}
