import type { AlikeGroups } from "./groupAlike";
import { limitWeights, type WeightLimits } from "./limitWeights";
import { targetShares, type WeightDimension } from "./weightDimension";

export interface RakingOptions extends WeightLimits {
  /** Largest difference between a weighted share and its target, in shares (0.01: a percentage point). @default 1e-9 */
  readonly tolerance?: number | undefined;
  /** Most rounds over all dimensions. @default 100 */
  readonly mostIterations?: number | undefined;
}

/** How far weights came. */
export interface Raking {
  /** Of each group. */
  readonly weights: Float64Array;
  readonly iterations: number;
  /** Largest difference between a weighted share and its target, in shares. */
  readonly largestGap: number;
  /** Whether that is within the tolerance. */
  readonly converged: boolean;
}

/** Weights by category of one dimension. */
function weightsByCategory(weights: Float64Array, sizes: Float64Array, categories: Uint16Array, sums: Float64Array): void {
  sums.fill(0);
  for (let group = 0; group < weights.length; group++) {
    const category = categories[group] as number;
    sums[category] = (sums[category] as number) + (weights[group] as number) * (sizes[group] as number);
  }
}

/** Sum of those with a target: index 0 is everybody else. */
function sumOfKnown(sums: Float64Array): number {
  let known = 0;
  for (let category = 1; category < sums.length; category++) known += sums[category] as number;
  return known;
}

/**
 * Iterative proportional fitting: each dimension in turn is scaled to its targets, until all hold at once. The limits are
 * part of each round (see `limitWeights`), so that weights at a limit are made up for by others.
 * Source: Deming and Stephan, "On a least squares adjustment of a sampled frequency table when the expected marginal
 * totals are known" (1940).
 *
 * Respondents of category 0 keep their weight when that dimension is fitted: the targets hold among those who have a
 * value, whose share of all stays as it is. So `survey::rake` treats a value that is a category of its own, whose target
 * is what it weighs already.
 * @param dimensions with nobody's target empty
 */
export function rakeGroups(groups: AlikeGroups, dimensions: readonly WeightDimension[], options: RakingOptions): Raking {
  const { tolerance = 1e-9, mostIterations = 100, lower, upper } = options;
  const { sizes } = groups;
  const hasLimits = lower !== undefined || upper !== undefined;
  const weights = new Float64Array(sizes.length).fill(1);
  const margins = dimensions.map((dimension, index) => ({
    shares: targetShares(dimension),
    categories: groups.categories[index] as Uint16Array,
    sums: new Float64Array(dimension.targets.length + 1),
  }));
  const gapOf = () => {
    let gap = 0;
    for (const { shares, categories, sums } of margins) {
      weightsByCategory(weights, sizes, categories, sums);
      const known = sumOfKnown(sums);
      if (known > 0)
        for (let category = 1; category < sums.length; category++)
          gap = Math.max(gap, Math.abs((sums[category] as number) / known - (shares[category - 1] as number)));
    }
    return gap;
  };
  let largestGap = gapOf();
  let iterations = 0;
  while (largestGap > tolerance && iterations < mostIterations) {
    iterations++;
    for (const { shares, categories, sums } of margins) {
      weightsByCategory(weights, sizes, categories, sums);
      const known = sumOfKnown(sums);
      // What was a category's weight becomes its factor.
      for (let category = 1; category < sums.length; category++) {
        const sum = sums[category] as number;
        sums[category] = sum > 0 ? ((shares[category - 1] as number) * known) / sum : 1;
      }
      sums[0] = 1;
      for (let group = 0; group < weights.length; group++)
        weights[group] = (weights[group] as number) * (sums[categories[group] as number] as number);
    }
    if (hasLimits) limitWeights(weights, sizes, { lower, upper });
    largestGap = gapOf();
  }
  return { weights, iterations, largestGap, converged: largestGap <= tolerance };
}
