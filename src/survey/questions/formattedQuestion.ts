import type { LocalizedText } from "../../shared/languages";
import type { Question } from "../questionnaire";

export const FORMATS = ["any", "email", "url", "phone", "digits", "pattern"] as const;

export type Format = (typeof FORMATS)[number];
/** A question whose texts have to be written in one way. */
export interface FormattedQuestion extends Question {
  /** @default "any" */
  readonly format?: Format;
  /** What the whole text is, in RE2's syntax, where the format is `pattern`. */
  readonly pattern?: string;
  /** A text that is as the pattern says: respondents are told it, and robots write it. */
  readonly example?: string;
  /** Said of a text that isn't so. @default a text of ours */
  readonly formatMessage?: LocalizedText;
}
