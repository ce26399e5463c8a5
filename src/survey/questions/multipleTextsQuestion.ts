import type { FieldsQuestion } from "./fieldsQuestion";
import type { FormattedQuestion } from "./formattedQuestion";

/** Several short texts. Answer: the filled fields' texts by code. */
export interface MultipleTextsQuestion extends FieldsQuestion, FormattedQuestion {
  /** Most characters of each field. @default 500, the most */
  readonly maxLength?: number;
}
