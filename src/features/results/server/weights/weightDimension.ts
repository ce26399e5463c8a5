/** What respondents are weighted by: one variable, or the cells of several. */
export interface WeightDimension {
  /** Category of each respondent: 1 to the number of targets; 0 without a value, or with one that has no target. */
  readonly categories: Uint16Array;
  /** Target of category 1 at index 0, and so on; above 0, on any scale (shares, percentages, counts of people). */
  readonly targets: readonly number[];
}

/** A target that nobody can be weighted to. */
export class EmptyTargetError extends Error {
  /** @param dimension index of the dimension, from 0 @param category index of its target, from 0 */
  constructor(
    readonly dimension: number,
    readonly category: number,
  ) {
    super(`Nobody is in category ${category} of dimension ${dimension}`);
  }
}

/** Targets as shares that add up to 1. */
export function targetShares({ targets }: WeightDimension): Float64Array {
  const total = targets.reduce((sum, target) => sum + target, 0);
  return Float64Array.from(targets, (target) => target / total);
}

/** @throws EmptyTargetError where a target's category has no respondent */
export function assertNoEmptyTarget(dimensions: readonly WeightDimension[]): void {
  for (const [dimension, { categories, targets }] of dimensions.entries()) {
    const counts = new Uint32Array(targets.length + 1);
    for (const category of categories) counts[category] = (counts[category] ?? 0) + 1;
    const empty = targets.findIndex((target, index) => target > 0 && counts[index + 1] === 0);
    if (empty !== -1) throw new EmptyTargetError(dimension, empty);
  }
}
