import type { LocalizedText } from "../../../../shared/languages";
import type { Question } from "../../../../survey/questionnaire";
import type { DifferingQuestion } from "../shared/differing";
import type { NumberRules } from "../shared/numberRules";

/** A number. Answer: the number. */
export interface NumberQuestion extends Question, NumberRules, DifferingQuestion {
  readonly placeholder?: LocalizedText;
}
