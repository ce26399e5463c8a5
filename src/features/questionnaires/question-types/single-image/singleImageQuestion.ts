import type { DifferingQuestion } from "../../../../survey/questions/differingQuestion";
import type { ImageChoiceQuestion } from "../../../../survey/questions/imageChoiceQuestion";

/** One of several images. Answer: its code. */
export interface SingleImageQuestion extends ImageChoiceQuestion, DifferingQuestion {}
