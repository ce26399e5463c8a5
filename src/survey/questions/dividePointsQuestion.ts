import type { Option, Question } from "../questionnaire";

/** Points shared out among items. Answer: whole points by item code that add up to the total; no entry is 0 points. */
export interface DividePointsQuestion extends Question {
  readonly options: readonly Option[];
  /** @default 100 */
  readonly total?: number;
}
