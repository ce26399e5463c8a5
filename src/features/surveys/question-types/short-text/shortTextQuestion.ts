import type { DifferingQuestion } from "../shared/differing";
import type { FormattedQuestion } from "../shared/formattedText";
import type { OpenQuestion } from "../shared/openAnswer";

/** A line of text, written in a way that can be asked for. */
export interface ShortTextQuestion extends OpenQuestion, DifferingQuestion, FormattedQuestion {
  /** @default 500, the most */
  readonly maxLength?: number;
}
