import type { LocalizedText } from "../../../../shared/languages";
import type { Question } from "../../../../survey/questionnaire";

/** How likely someone is to recommend. Answer: a whole number from 0 to 10. */
export interface NpsQuestion extends Question {
  readonly leftLabel?: LocalizedText;
  readonly rightLabel?: LocalizedText;
}
