import type { ChoiceQuestion } from "./choiceQuestion";
import type { DifferingQuestion } from "./differingQuestion";

/** One of several options. Answer: its code; `"other"` with the text as comment. */
export interface SingleChoiceQuestion extends ChoiceQuestion, DifferingQuestion {
  /** @default "list" */
  readonly display?: "list" | "dropdown";
}
