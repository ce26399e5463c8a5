import type { LocalizedText } from "../../../../shared/languages";
import type { Question } from "../../../../survey/questionnaire";

/** A place on a line. Answer: the number there, from `min` to `max` in steps; untouched it is no answer. */
export interface SliderQuestion extends Question {
  readonly min: number;
  /** Greater than `min`. */
  readonly max: number;
  /** @default 1 */
  readonly step?: number;
  readonly unit?: LocalizedText;
  readonly leftLabel?: LocalizedText;
  readonly rightLabel?: LocalizedText;
}
