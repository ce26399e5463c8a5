import type { LocalizedText } from "../../shared/languages";
import type { Option, OptionGroup, Question } from "../questionnaire";
import type { AttentionQuestion } from "./attentionQuestion";

/** The code of a selected "other" option; its text is the answer's comment. */
export const OTHER = "other";

/** What single and multiple choices have in common. */
export interface ChoiceQuestion extends Question, AttentionQuestion {
  readonly options: readonly Option[];
  /** Headings that options stand under, in the order in which they are shown. */
  readonly optionGroups?: readonly OptionGroup[];
  /** Offers one more option with this text and a text field. */
  readonly other?: LocalizedText;
  /** Offers a text field under the options, with this label; not together with `other`. */
  readonly comment?: LocalizedText;
  readonly placeholder?: LocalizedText;
  readonly randomOrder?: boolean;
}
