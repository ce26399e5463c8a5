import { groupAlike } from "./groupAlike";
import { type Raking, type RakingOptions, rakeGroups } from "./rakeGroups";
import { assertNoEmptyTarget, type WeightDimension } from "./weightDimension";
import { type WeightQuality, weightQuality } from "./weightQuality";

export interface Weights extends WeightQuality, Omit<Raking, "weights"> {
  /** Of each respondent, with a mean of 1. */
  readonly weights: Float64Array;
}

/**
 * Rim weights (raking) of respondents: the shares of each dimension's categories become its targets, whatever the
 * dimensions have to do with each other. Who is of no category of a dimension keeps the weight of the others.
 * @param count of respondents
 * @throws EmptyTargetError where a target's category has no respondent
 *
 * @example
 * const gender = { categories: Uint16Array.of(1, 1, 1, 2), targets: [50, 50] };
 * rimWeights(4, [gender]).weights; // 2/3, 2/3, 2/3, 2
 */
export function rimWeights(count: number, dimensions: readonly WeightDimension[], options: RakingOptions = {}): Weights {
  assertNoEmptyTarget(dimensions);
  const categories = dimensions.map((dimension) => dimension.categories);
  const groups = groupAlike(count, categories);
  const { weights: ofGroups, ...raking } = rakeGroups(groups, dimensions, options);
  const weights = new Float64Array(count);
  for (let index = 0; index < count; index++) weights[index] = ofGroups[groups.groupOf[index] as number] as number;
  return { weights, ...raking, ...weightQuality(weights) };
}
