import type { Block, Question } from "../questionnaire";
import type { RobotPlan } from "./sendRobot";

export interface Place {
  readonly question: Question;
  readonly block: Block;
  /** Among all, as they stand in the document. */
  readonly index: number;
}

/** What steering knows of the document. */
export interface Chart {
  readonly plan: RobotPlan;
  readonly places: ReadonlyMap<string, Place>;
  /** Rules that may lead past something. */
  readonly ruled: readonly Place[];
}

export function chartOf(plan: RobotPlan): Chart {
  const placed = plan.subject.logic.blocks.flatMap((block) => block.questions.map((question) => ({ question, block })));
  const all = placed.map((place, index): Place => ({ ...place, index }));
  const ruled = all.filter(({ question }) => (question.rules?.length ?? 0) > 0);
  return { plan, places: new Map(all.map((place) => [place.question.id, place])), ruled };
}
