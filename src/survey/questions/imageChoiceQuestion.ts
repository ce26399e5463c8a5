import type { Option, Question } from "../questionnaire";
import type { AttentionQuestion } from "./attentionQuestion";

/** What single and multiple image choices have in common. */
export interface ImageChoiceQuestion extends Question, AttentionQuestion {
  /** Every option has an image. */
  readonly options: readonly Option[];
  /** Shows the options' texts under the images. @default true */
  readonly showLabels?: boolean;
  readonly randomOrder?: boolean;
}
