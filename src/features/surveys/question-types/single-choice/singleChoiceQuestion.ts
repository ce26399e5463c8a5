import type { ChoiceQuestion } from "../shared/choice";
import type { DifferingQuestion } from "../shared/differing";

/** One of several options. Answer: its code; `"other"` with the text as comment. */
export interface SingleChoiceQuestion extends ChoiceQuestion, DifferingQuestion {
  /** @default "list" */
  readonly display?: "list" | "dropdown";
}
