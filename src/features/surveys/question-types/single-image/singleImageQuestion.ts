import type { DifferingQuestion } from "../shared/differing";
import type { ImageChoiceQuestion } from "../shared/imageChoice";

/** One of several images. Answer: its code. */
export interface SingleImageQuestion extends ImageChoiceQuestion, DifferingQuestion {}
