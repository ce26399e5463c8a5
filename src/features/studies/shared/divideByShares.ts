/**
 * Whole numbers in the proportions of the shares that add up to the total: what rounding down leaves goes to the largest
 * remainders. @param shares 0 or more, not all 0
 */
export function divideByShares(total: number, shares: readonly number[]): readonly number[] {
  const sum = shares.reduce((all, share) => all + share, 0);
  const exact = shares.map((share) => (total * share) / sum);
  const whole = exact.map(Math.floor);
  const rest = total - whole.reduce((all, part) => all + part, 0);
  const byRemainder = exact.map((part, at) => ({ at, remainder: part - Math.floor(part) }));
  byRemainder.sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  const more = new Set(byRemainder.slice(0, rest).map(({ at }) => at));
  return whole.map((part, at) => part + (more.has(at) ? 1 : 0));
}
