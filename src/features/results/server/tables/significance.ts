import jstat from "jstat";

/** A share of a column. */
export interface Proportion {
  /** Weighted, 0 to 1. */
  readonly share: number;
  /** Effective base, above 0. */
  readonly base: number;
}

/** Sums of the weights of some people. */
export interface WeightSums {
  /** Σw. */
  readonly weighted: number;
  /** Σw². */
  readonly squares: number;
}

/**
 * What `proportionsZ` takes as the overlap of two columns. Their shares are Σwx / Σw, so that what people in both
 * contribute to their covariance is Σw² over the product of both columns' Σw: this is that, times both effective bases.
 * Of equal weights it is the number of people.
 * @param squares Σw² of the people who are in both
 */
export function effectiveOverlap(one: WeightSums, other: WeightSums, squares: number): number {
  return one.squares > 0 && other.squares > 0 ? (one.weighted * other.weighted * squares) / (one.squares * other.squares) : 0;
}

/** Two-sided p-value of a z. */
export const zPValue = (z: number): number => jstat.erfc(Math.abs(z) / Math.SQRT2);

/** Critical value of a two-sided test. @param level of confidence, e.g. 0.95 */
export const criticalZ = (level: number): number => jstat.normal.inv(1 - (1 - level) / 2, 0, 1);

/**
 * z of the difference of two proportions, with the pooled proportion on effective bases; positive if the first is higher.
 * Source: Fleiss, Levin, Paik, "Statistical Methods for Rates and Proportions" (3rd ed.), section 3.2; effective bases as of
 * Kish, "Survey Sampling" (1965), section 11.7. People in both columns lower the variance by their covariance.
 * @param overlap effective number of people who are in both, see `effectiveOverlap`
 * @returns 0 where nobody or everybody is of the pooled proportion
 */
export function proportionsZ(one: Proportion, other: Proportion, overlap: number): number {
  const pooled = (one.share * one.base + other.share * other.base) / (one.base + other.base);
  const variance = pooled * (1 - pooled) * (1 / one.base + 1 / other.base - (2 * overlap) / (one.base * other.base));
  return variance > Number.EPSILON ? (one.share - other.share) / Math.sqrt(variance) : 0;
}
