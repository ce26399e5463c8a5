import type { LocalizedText } from "../../../src/shared/languages";
import type { Question } from "../../../src/survey/questionnaire";
import type { PointLimits } from "../shared/api/schemas";

/** Marks an image with points. Answer: the points. */
export interface HeatMapQuestion extends Question, Partial<PointLimits> {
  /** Address of the picture. */
  readonly image: string;
  readonly positiveLabel?: LocalizedText;
  readonly negativeLabel?: LocalizedText;
  /** Parts of the image by which results are counted. @default 3 and 3 */
  readonly gridColumns?: number;
  readonly gridRows?: number;
}

const USUAL: PointLimits = { maxPositive: 3, maxNegative: 3, minPoints: 1, explanationRequired: false };

export function limitsOf(question: HeatMapQuestion): PointLimits {
  const { maxPositive, maxNegative, minPoints, explanationRequired } = question;
  return {
    maxPositive: maxPositive ?? USUAL.maxPositive,
    maxNegative: maxNegative ?? USUAL.maxNegative,
    minPoints: minPoints ?? USUAL.minPoints,
    explanationRequired: explanationRequired ?? USUAL.explanationRequired,
  };
}

export const MOST_PARTS = 8;
const USUAL_PARTS = 3;

export function gridIn({ gridColumns, gridRows }: HeatMapQuestion) {
  return { columns: gridColumns ?? USUAL_PARTS, rows: gridRows ?? USUAL_PARTS };
}
