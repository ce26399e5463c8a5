import type { Question } from "../../../../schema/questionnaire";
import type { LocalizedText } from "../../../../shared/languages";

/** How likely someone is to recommend. Answer: a whole number from 0 to 10. */
export interface NpsQuestion extends Question {
  readonly leftLabel?: LocalizedText;
  readonly rightLabel?: LocalizedText;
}
