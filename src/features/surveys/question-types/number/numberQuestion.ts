import type { Question } from "../../../../schema/questionnaire";
import type { LocalizedText } from "../../../../shared/languages";
import type { DifferingQuestion } from "../shared/differing";
import type { NumberRules } from "../shared/numberRules";

/** A number. Answer: the number. */
export interface NumberQuestion extends Question, NumberRules, DifferingQuestion {
  readonly placeholder?: LocalizedText;
}
