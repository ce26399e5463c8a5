import type { LocalizedText } from "../../shared/languages";
import type { Question } from "../questionnaire";

export const STYLES = ["stars", "numbers", "faces"] as const;

/** A point on a scale. Answer: a whole number from `min` to `max`. */
export interface RatingQuestion extends Question {
  readonly style: (typeof STYLES)[number];
  readonly min: number;
  /** Greater than `min`. */
  readonly max: number;
  readonly leftLabel?: LocalizedText;
  readonly rightLabel?: LocalizedText;
}
