import type { LocalizedText } from "../../shared/languages";
import type { Option, Question } from "../questionnaire";

/** A question that is answered in several fields. */
export interface FieldsQuestion extends Question {
  readonly fields: readonly FieldOption[];
  /** One text for all fields, separated by `//`. */
  readonly placeholders?: LocalizedText;
  /** All fields must be filled. */
  readonly requiredTexts?: boolean;
}
/** One of several fields of a question. */
export interface FieldOption extends Option {
  /** The field must be filled when the question is answered. */
  readonly required?: boolean;
}
