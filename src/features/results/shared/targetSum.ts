/** Shares are typed with a decimal or two, so that thirds add up to 99.9; a little more for sums of such decimals. */
const TOLERANCE = 0.1 + 1e-9;

/** Whether targets in percent are a whole. */
export const isWholeSum = (sum: number): boolean => Math.abs(sum - 100) <= TOLERANCE;
