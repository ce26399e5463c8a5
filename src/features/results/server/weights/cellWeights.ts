import type { RakingOptions } from "./rakeGroups";
import { rimWeights, type Weights } from "./rimWeights";

/** People who are of one category of each dimension. */
export interface TargetCell {
  /** Category in each dimension, from 1. */
  readonly categories: readonly number[];
  /** Above 0, on any scale. */
  readonly target: number;
}

/** Each respondent's cell from 1, in the order of `cells`; 0 of those who are of none. */
export function cellsOf(count: number, dimensions: readonly Uint16Array[], cells: readonly TargetCell[]): Uint16Array {
  const strides = dimensions.map((categories) => categories.reduce((most, category) => Math.max(most, category), 0) + 1);
  const numberOf = (categoryIn: (dimension: number) => number) =>
    strides.reduce((number, stride, dimension) => number * stride + categoryIn(dimension), 0);
  const known = new Map(
    cells.flatMap(({ categories }, index) =>
      categories.every((category, dimension) => category < (strides[dimension] ?? 0))
        ? [[numberOf((dimension) => categories[dimension] ?? 0), index + 1] as const]
        : [],
    ),
  );
  const of = new Uint16Array(count);
  for (let index = 0; index < count; index++)
    of[index] = known.get(numberOf((dimension) => dimensions[dimension]?.[index] ?? 0)) ?? 0;
  return of;
}

/**
 * Cell weights (post-stratification): the share of each cell becomes its target. Respondents of no cell keep the weight 1.
 * Source: Holt and Smith, "Post stratification" (1979).
 * @param count of respondents
 * @throws EmptyTargetError with the cell's index as the category, where it has no respondent
 */
export function cellWeights(
  count: number,
  dimensions: readonly Uint16Array[],
  cells: readonly TargetCell[],
  options: RakingOptions = {},
): Weights {
  const cell = { categories: cellsOf(count, dimensions, cells), targets: cells.map(({ target }) => target) };
  return rimWeights(count, [cell], options);
}
