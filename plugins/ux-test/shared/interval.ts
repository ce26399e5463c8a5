/** Of the standard normal distribution, two-sided at 95 %. */
const Z = 1.959963984540054;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Wilson's score interval of a share (1927, doi:10.1080/01621459.1927.10502953): it holds for few people, and at 0 and 1. */
export function shareInterval(hits: number, of: number): Interval {
  const share = hits / of;
  const middle = share + (Z * Z) / (2 * of);
  const half = Z * Math.sqrt((share * (1 - share) + (Z * Z) / (4 * of)) / of);
  const base = 1 + (Z * Z) / of;
  return { low: Math.max(0, (middle - half) / base), high: Math.min(1, (middle + half) / base) };
}

const middleOf = (sorted: readonly number[]): number => {
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
};

/** Chances that a fair coin falls `heads` times or less in `tosses`. */
function coin(heads: number, tosses: number): number {
  let chance = 0.5 ** tosses;
  let sum = 0;
  for (let count = 0; count <= heads; count += 1) {
    sum += chance;
    chance = (chance * (tosses - count)) / (count + 1);
  }
  return sum;
}

/** Of more values the coin's chances are too small for a number, and a normal distribution says the same. */
const MOST_TOSSES = 1_000;

/** How many of the ordered values lie below the interval's lower end; -1 where there are too few for one. */
function outerRanks(count: number): number {
  if (count > MOST_TOSSES) return Math.floor((count - Z * Math.sqrt(count) - 1) / 2);
  let outer = -1;
  while (coin(outer + 1, count) <= 0.025) outer += 1;
  return outer;
}

/**
 * The median and its interval at 95 % by order statistics (sign test): no shape of the times is assumed.
 * The interval is null where so few people can't give one (fewer than six).
 */
export function medianOf(values: readonly number[]): { readonly median: number; readonly interval: Interval | null } {
  const sorted = [...values].sort((a, b) => a - b);
  const outer = outerRanks(sorted.length);
  const low = sorted[outer];
  const high = sorted.at(-1 - outer);
  const interval = outer >= 0 && low !== undefined && high !== undefined ? { low, high } : null;
  return { median: middleOf(sorted), interval };
}
