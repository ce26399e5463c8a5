/** What weighting costs. */
export interface WeightQuality {
  /** (Σw)² / (n Σw²): the share of the respondents that would be as precise unweighted, 0 to 1. */
  readonly efficiency: number;
  /** Its inverse: the factor by which weighting raises the variance of a mean, 1 or more. */
  readonly designEffect: number;
  /** (Σw)² / Σw². */
  readonly effectiveBase: number;
  readonly minimum: number;
  readonly maximum: number;
}

/**
 * Precision that is left after weighting, and the range of the weights; of nobody all are 0.
 * Source: Kish, "Survey Sampling" (1965), section 11.7, and "Weighting for unequal Pi" (1992).
 */
export function weightQuality(weights: Float64Array): WeightQuality {
  let sum = 0;
  let squares = 0;
  let minimum = Infinity;
  let maximum = 0;
  for (const weight of weights) {
    sum += weight;
    squares += weight * weight;
    if (weight < minimum) minimum = weight;
    if (weight > maximum) maximum = weight;
  }
  if (squares === 0) return { efficiency: 0, designEffect: 0, effectiveBase: 0, minimum: 0, maximum: 0 };
  const effectiveBase = (sum * sum) / squares;
  const efficiency = effectiveBase / weights.length;
  return { efficiency, designEffect: 1 / efficiency, effectiveBase, minimum, maximum };
}
