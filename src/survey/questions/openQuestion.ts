import type { LocalizedText } from "../../shared/languages";
import type { Question } from "../questionnaire";

/** What short and long texts have in common. Answer: the text. */
export interface OpenQuestion extends Question {
  readonly placeholder?: LocalizedText;
  readonly maxLength?: number;
}
