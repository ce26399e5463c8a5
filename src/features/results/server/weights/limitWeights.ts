/** Lowest and highest weight, as multiples of the mean. */
export interface WeightLimits {
  /** 0 to 1. @default 0 */
  readonly lower?: number | undefined;
  /** Above 1. @default none */
  readonly upper?: number | undefined;
}

const MOST_STEPS = 200;

/**
 * Scales weights, in place, to a mean of 1 with none beyond the limits: each becomes its multiple by one common factor,
 * cut at the limits. Of all such weights these are the closest to the ones before (in relative entropy), which is what
 * lets raking alternate with it. Source: Bregman, "The relaxation method of finding the common point of convex sets and
 * its application to the solution of problems in convex programming" (1967).
 * @param sizes respondents who have each weight
 */
export function limitWeights(weights: Float64Array, sizes: Float64Array, { lower = 0, upper = Infinity }: WeightLimits): void {
  let total = 0;
  for (const size of sizes) total += size;
  // The cut sum grows with the factor, in straight pieces: Newton's steps end at the factor itself. Each halves the
  // interval instead where it would leave it.
  let lowest = 0;
  let highest = Infinity;
  let factor = 1;
  for (let step = 0; step < MOST_STEPS; step++) {
    let free = 0;
    let cut = 0;
    for (let index = 0; index < weights.length; index++) {
      const weight = weights[index] as number;
      const size = sizes[index] as number;
      const scaled = weight * factor;
      if (scaled < lower) cut += size * lower;
      else if (scaled > upper) cut += size * upper;
      else free += size * weight;
    }
    const sum = cut + free * factor;
    if (sum < total) lowest = factor;
    else highest = factor;
    const newton = free > 0 ? (total - cut) / free : Number.NaN;
    if (Math.abs(newton - factor) <= factor * Number.EPSILON) break;
    if (newton > lowest && newton < highest) factor = newton;
    else if (highest === Infinity) factor *= 2;
    else if (highest - lowest <= highest * Number.EPSILON) break;
    else factor = (lowest + highest) / 2;
  }
  for (let index = 0; index < weights.length; index++)
    weights[index] = Math.min(Math.max((weights[index] as number) * factor, lower), upper);
}
