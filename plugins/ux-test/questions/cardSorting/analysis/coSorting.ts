/** Where the pair of two different places stands in a list of all pairs: row by row below the diagonal. */
export function pairPlace(one: number, other: number): number {
  const [low, high] = one < other ? [one, other] : [other, one];
  return (high * (high - 1)) / 2 + low;
}

/** How often cards came together, by pair as {@link pairPlace} counts them. */
export interface CoSorting {
  /** How many cards there are. */
  readonly size: number;
  /** People who put both into one group. */
  readonly together: readonly number[];
  /** People who sorted both. */
  readonly both: readonly number[];
}

/**
 * Counts pairs of cards over people, in O(cards²) a person.
 * @param sorts of each person the group of each card by its place; nothing where it was left over
 */
export function countPairs(size: number, sorts: readonly (readonly (string | undefined)[])[]): CoSorting {
  const pairs = (size * (size - 1)) / 2;
  const together = new Array<number>(pairs).fill(0);
  const both = new Array<number>(pairs).fill(0);
  for (const groups of sorts)
    for (let high = 1; high < size; high += 1) {
      const group = groups[high];
      if (group === undefined) continue;
      const row = (high * (high - 1)) / 2;
      for (let low = 0; low < high; low += 1) {
        if (groups[low] === undefined) continue;
        both[row + low] = (both[row + low] ?? 0) + 1;
        if (groups[low] === group) together[row + low] = (together[row + low] ?? 0) + 1;
      }
    }
  return { size, together, both };
}

/** The share of people who put two cards together, of those who sorted both; undefined where nobody did. */
export function similarityOf({ together, both }: CoSorting, one: number, other: number): number | undefined {
  if (one === other) return 1;
  const place = pairPlace(one, other);
  const base = both[place] ?? 0;
  return base === 0 ? undefined : (together[place] ?? 0) / base;
}
