import type { ChoiceQuestion } from "./choiceQuestion";

/** Several of several options. Answer: the list of their codes; `"other"` with the text as comment. */
export interface MultipleChoiceQuestion extends ChoiceQuestion {
  /** Least selections; an exclusive option alone is always enough. @default 1 */
  readonly min?: number;
  /** Most selections. @default all */
  readonly max?: number;
  /** Codes of options that exclude all others, e.g. "none of these". */
  readonly exclusive?: readonly string[];
}
