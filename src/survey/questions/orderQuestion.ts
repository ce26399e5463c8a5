import type { Option, Question } from "../questionnaire";

/** Items put in order. Answer: all codes, first place first; with `max`, the codes of the ranked places. */
export interface OrderQuestion extends Question {
  readonly options: readonly Option[];
  /** Least ranked items; counts only with `max`. @default 1 */
  readonly min?: number;
  /** Rank so many at most instead of all. */
  readonly max?: number;
  readonly randomOrder?: boolean;
}
