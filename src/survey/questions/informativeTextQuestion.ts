import type { LocalizedText } from "../../shared/languages";
import type { Question } from "../questionnaire";

/** A text to read, with or without an image. No answer. */
export interface InformativeTextQuestion extends Question {
  /** Plain text; line breaks are kept. */
  readonly text?: LocalizedText;
  readonly image?: string;
}
