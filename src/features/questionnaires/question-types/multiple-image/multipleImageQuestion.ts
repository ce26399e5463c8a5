import type { ImageChoiceQuestion } from "../../../../survey/questions/imageChoiceQuestion";

/** Several of several images. Answer: the list of their codes. */
export interface MultipleImageQuestion extends ImageChoiceQuestion {
  /** Least selections. @default 1 */
  readonly min?: number;
  /** Most selections. @default all */
  readonly max?: number;
}
