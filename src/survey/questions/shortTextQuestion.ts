import type { DifferingQuestion } from "./differingQuestion";
import type { FormattedQuestion } from "./formattedQuestion";
import type { OpenQuestion } from "./openQuestion";

/** A line of text, written in a way that can be asked for. */
export interface ShortTextQuestion extends OpenQuestion, DifferingQuestion, FormattedQuestion {
  /** @default 500, the most */
  readonly maxLength?: number;
}
