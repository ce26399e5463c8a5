/** P(|T| <= t) of Student's distribution, by the finite series for whole degrees of freedom (Abramowitz and Stegun 26.7.3, 26.7.4). */
function studentWithin(t: number, freedom: number): number {
  const angle = Math.atan(t / Math.sqrt(freedom));
  const square = Math.cos(angle) ** 2;
  const isOdd = freedom % 2 === 1;
  let term = isOdd ? Math.cos(angle) : 1;
  let sum = freedom === 1 ? 0 : term;
  for (let step = isOdd ? 3 : 2; step <= freedom - 2; step += 2) {
    term *= (square * (step - 1)) / step;
    sum += term;
  }
  const series = Math.sin(angle) * sum;
  return isOdd ? (2 / Math.PI) * (angle + series) : series;
}

/** Beyond it the quantile differs from the normal one by less than a thousandth. */
const MOST_FREEDOM = 20_000;

/** The number that 95 % of Student's distribution lie within, on both sides, to ten digits. @param freedom a whole number from 1 */
export function studentQuantile(freedom: number): number {
  const of = Math.min(freedom, MOST_FREEDOM);
  let [low, high] = [1.95, 13];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (studentWithin(middle, of) < 0.95) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The mean's interval at 95 % by Student's t; nothing of fewer than two values. */
export function meanInterval(
  mean: number,
  deviation: number | undefined,
  count: number,
): { readonly low: number; readonly high: number } | undefined {
  if (deviation === undefined || count < 2) return undefined;
  const half = (studentQuantile(count - 1) * deviation) / Math.sqrt(count);
  return { low: mean - half, high: mean + half };
}
