/** Of the standard normal distribution, two-sided at 95 %. */
export const Z = 1.959963984540054;

/** A figure of an advertisement with its interval at 95 %. */
export interface Estimate {
  readonly raw: number;
  readonly low: number;
  readonly high: number;
  /** People whom it is calculated from. */
  readonly people: number;
}

export const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Sum of the squared distances from the mean, by n - 1; 0 of a single value. */
function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return values.length < 2 ? 0 : values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}

export const deviationOf = (values: readonly number[]): number => Math.sqrt(varianceOf(values));

/** The mean and its interval (normal approximation: samples of an advertisement are large); null of fewer than two values. */
export function meanEstimate(values: readonly number[]): Estimate | null {
  if (values.length < 2) return null;
  const raw = meanOf(values);
  const half = Z * Math.sqrt(varianceOf(values) / values.length);
  return { raw, low: raw - half, high: raw + half, people: values.length };
}

/** Mean of the first less mean of the second, with the interval of independent samples (Welch); null of fewer than two values. */
export function differenceEstimate(one: readonly number[], other: readonly number[]): Estimate | null {
  if (one.length < 2 || other.length < 2) return null;
  const raw = meanOf(one) - meanOf(other);
  const half = Z * Math.sqrt(varianceOf(one) / one.length + varianceOf(other) / other.length);
  return { raw, low: raw - half, high: raw + half, people: one.length + other.length };
}

/** A share with Wilson's score interval (1927, doi:10.1080/01621459.1927.10502953); null of nobody. */
export function shareEstimate(hits: number, people: number): Estimate | null {
  if (people === 0) return null;
  const raw = hits / people;
  const middle = raw + (Z * Z) / (2 * people);
  const half = Z * Math.sqrt((raw * (1 - raw) + (Z * Z) / (4 * people)) / people);
  const base = 1 + (Z * Z) / people;
  return { raw, low: Math.max(0, (middle - half) / base), high: Math.min(1, (middle + half) / base), people };
}

/** Pearson's correlation; null where one of the two never changes. */
export function correlationOf(pairs: readonly (readonly [number, number])[]): number | null {
  const ones = pairs.map(([one]) => one);
  const others = pairs.map(([, other]) => other);
  const spread = deviationOf(ones) * deviationOf(others);
  if (pairs.length < 3 || spread === 0) return null;
  const [mean, otherMean] = [meanOf(ones), meanOf(others)];
  const covariance = pairs.reduce((sum, [one, other]) => sum + (one - mean) * (other - otherMean), 0) / (pairs.length - 1);
  return covariance / spread;
}

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}
