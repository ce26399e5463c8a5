/**
 * The value below which a share of the people lie: the first whose cumulative weight passes the share, or midway to the
 * next where it is met exactly. The 2nd definition of Hyndman and Fan, "Sample quantiles in statistical packages" (1996);
 * of equal weights the usual median.
 * @param values ascending, with their weights above 0 at the same index
 * @param share 0 to 1; 0.5 is the median
 * @returns undefined of nothing
 */
export function weightedQuantile(values: ArrayLike<number>, weights: ArrayLike<number>, share: number): number | undefined {
  let total = 0;
  for (let index = 0; index < weights.length; index++) total += weights[index] as number;
  const wanted = total * share;
  // What sums of weights that should be equal differ by.
  const rounding = total * 1e-12;
  let sum = 0;
  for (let index = 0; index < values.length; index++) {
    sum += weights[index] as number;
    if (sum < wanted - rounding) continue;
    const value = values[index] as number;
    const next = values[index + 1];
    return sum > wanted + rounding || next === undefined ? value : (value + next) / 2;
  }
  return values[values.length - 1];
}
