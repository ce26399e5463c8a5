import type { LocalizedText } from "../../shared/languages";
import type { Question } from "../questionnaire";
import type { DifferingQuestion } from "./differingQuestion";
import type { NumberRules } from "./numberRules";

/** A number. Answer: the number. */
export interface NumberQuestion extends Question, NumberRules, DifferingQuestion {
  readonly placeholder?: LocalizedText;
}
