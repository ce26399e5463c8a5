/** Respondents who are alike in every dimension have the same weight: they are weighted as one. */
export interface AlikeGroups {
  /** Group of each respondent. */
  readonly groupOf: Uint32Array;
  /** Respondents of each group. */
  readonly sizes: Float64Array;
  /** By dimension, the category of each group. */
  readonly categories: readonly Uint16Array[];
}

/** Above this many pairs of group and category a map takes less memory than an array. */
const MOST_IN_ARRAY = 4_000_000;

/** Numbers groups by the order of their first respondents. */
function numbering(pairs: number): (pair: number) => number {
  let next = 0;
  if (pairs > MOST_IN_ARRAY) {
    const numbers = new Map<number, number>();
    return (pair) => {
      const known = numbers.get(pair);
      if (known !== undefined) return known;
      numbers.set(pair, next);
      return next++;
    };
  }
  const numbers = new Int32Array(pairs).fill(-1);
  return (pair) => {
    const known = numbers[pair] as number;
    if (known !== -1) return known;
    numbers[pair] = next;
    return next++;
  };
}

/** Groups respondents by their categories. @param count of respondents */
export function groupAlike(count: number, dimensions: readonly Uint16Array[]): AlikeGroups {
  const groupOf = new Uint32Array(count);
  let groups = count === 0 ? 0 : 1;
  for (const categories of dimensions) {
    const most = categories.reduce((highest, category) => Math.max(highest, category), 0) + 1;
    const numberOf = numbering(groups * most);
    let highest = -1;
    for (let index = 0; index < count; index++) {
      const group = numberOf((groupOf[index] as number) * most + (categories[index] as number));
      groupOf[index] = group;
      if (group > highest) highest = group;
    }
    groups = highest + 1;
  }
  const sizes = new Float64Array(groups);
  const ofGroups = dimensions.map(() => new Uint16Array(groups));
  for (let index = 0; index < count; index++) {
    const group = groupOf[index] as number;
    sizes[group] = (sizes[group] as number) + 1;
    for (const [dimension, categories] of dimensions.entries())
      (ofGroups[dimension] as Uint16Array)[group] = categories[index] as number;
  }
  return { groupOf, sizes, categories: ofGroups };
}
