import jstat from "jstat";

/** A share of a column. */
export interface Proportion {
  /** Weighted, 0 to 1. */
  readonly share: number;
  /** Effective base, above 0. */
  readonly base: number;
}

/** Critical value of a two-sided test. @param level of confidence, e.g. 0.95 */
export const criticalZ = (level: number): number => jstat.normal.inv(1 - (1 - level) / 2, 0, 1);

/**
 * z of the difference of two proportions, with the pooled proportion on effective bases; positive if the first is higher.
 * Source: Fleiss, Levin, Paik, "Statistical Methods for Rates and Proportions" (3rd ed.), section 3.2; effective bases as of
 * Kish, "Survey Sampling" (1965), section 11.7. People in both columns lower the variance by their covariance.
 * @param overlap effective number of people who are in both
 * @returns 0 where nobody or everybody is of the pooled proportion
 */
export function proportionsZ(one: Proportion, other: Proportion, overlap: number): number {
  const pooled = (one.share * one.base + other.share * other.base) / (one.base + other.base);
  const variance = pooled * (1 - pooled) * (1 / one.base + 1 / other.base - (2 * overlap) / (one.base * other.base));
  return variance > Number.EPSILON ? (one.share - other.share) / Math.sqrt(variance) : 0;
}
