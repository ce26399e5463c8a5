import jstat from "jstat";

/** A column's mean. */
export interface ColumnMean {
  readonly mean: number;
  readonly standardDeviation: number;
  /** Effective base. */
  readonly base: number;
}

/** People who are in both of two columns. */
export interface MeanOverlap {
  /** Σw(x − mean of one)(x − mean of other) / Σw over the people in both. */
  readonly covariance: number;
  /** Σw² over the people in both, by the product of the columns' Σw; n / (n₁n₂) where weights are equal. */
  readonly factor: number;
}

export interface WelchTest {
  /** Positive if the first mean is higher; 0 where neither column differs in itself. */
  readonly t: number;
  readonly degreesOfFreedom: number;
  /** Two-sided. */
  readonly pValue: number;
}

const NO_DIFFERENCE: WelchTest = { t: 0, degreesOfFreedom: Infinity, pValue: 1 };

/**
 * Welch's t-test of two columns' means on their effective bases, with Satterthwaite's degrees of freedom:
 *
 *     v = s² / base    t = (m₁ − m₂) / √(v₁ + v₂ − 2c)    df = (v₁ + v₂)² / (v₁² / (base₁ − 1) + v₂² / (base₂ − 1))
 *
 * where c = covariance · factor is what people in both columns make the means have in common: the means are Σwx / Σw, so
 * that their covariance is that of x among them times Σw² over both columns' Σw.
 * Sources: Welch, "The generalization of Student's problem when several different population variances are involved"
 * (1947); Satterthwaite, "An approximate distribution of estimates of variance components" (1946); effective bases as of
 * Kish, "Survey Sampling" (1965), section 11.7; overlapping samples: Cochran, "Sampling Techniques" (3rd ed., 1977),
 * section 12.10.
 */
export function welchT(one: ColumnMean, other: ColumnMean, overlap?: MeanOverlap): WelchTest {
  if (one.base <= 1 || other.base <= 1) return NO_DIFFERENCE;
  const ofOne = one.standardDeviation ** 2 / one.base;
  const ofOther = other.standardDeviation ** 2 / other.base;
  // Spread within the overlap can't say more than that both columns are the same people.
  const most = one.standardDeviation * other.standardDeviation;
  const common = overlap ? Math.min(overlap.covariance, most) * overlap.factor : 0;
  const variance = ofOne + ofOther - 2 * common;
  if (!(variance > Number.EPSILON * (ofOne + ofOther))) return NO_DIFFERENCE;
  const t = (one.mean - other.mean) / Math.sqrt(variance);
  const degreesOfFreedom = (ofOne + ofOther) ** 2 / (ofOne ** 2 / (one.base - 1) + ofOther ** 2 / (other.base - 1));
  return { t, degreesOfFreedom, pValue: twoSided(t, degreesOfFreedom) };
}

/** P(|T| > |t|) by the incomplete beta function, which keeps the digits of small values (to 3e-7 of them, as jstat has it). */
function twoSided(t: number, degreesOfFreedom: number): number {
  return jstat.ibeta(degreesOfFreedom / (degreesOfFreedom + t * t), degreesOfFreedom / 2, 0.5);
}
