import type { LocalizedText } from "../../../../src/shared/languages";
import type { Question } from "../../../../src/survey/questionnaire";

/**
 * The System Usability Scale: ten statements from 1 (strongly disagree) to 5 (strongly agree).
 * Answer: `{"1": 4, ..}`, statements without an entry are unanswered.
 * Source: J. Brooke, "SUS: a quick and dirty usability scale" (1996).
 */
export interface SusQuestion extends Question {
  /** What the statements call the product, with its article where the language wants one. @default "this system" */
  readonly product?: LocalizedText;
  /** Every statement must be answered: without one of them there is no score. */
  readonly allRows?: boolean;
}
