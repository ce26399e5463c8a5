import type { NeuroAnswer } from "../neuroTest";

const A = [-39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716, 2.506628277459239];
const B = [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1];
const C = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968, 2.938163982698783,
];
const D = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1];
const LOW = 0.02425;

const polynomial = (factors: readonly number[], x: number) => factors.reduce((sum, factor) => sum * x + factor, 0);

/** z of a share of the standard normal distribution (P. Acklam's approximation, relative error under 1.2e-9). @param share over 0, under 1 */
export function normalQuantile(share: number): number {
  if (share > 1 - LOW) return -normalQuantile(1 - share);
  if (share < LOW) {
    const x = Math.sqrt(-2 * Math.log(share));
    return polynomial(C, x) / polynomial(D, x);
  }
  const x = share - 0.5;
  return (polynomial(A, x * x) * x) / polynomial(B, x * x);
}

/**
 * How well a person tells what was in the advertisement from what wasn't: z(hits) - z(false alarms), in standard deviations.
 * Rates are (x + 0.5) / (n + 1), the log-linear correction, so that nobody is infinitely sure (M. Hautus 1995,
 * doi:10.3758/BF03203619). Things that weren't answered in time count neither way.
 * @returns null if no target or no foil was answered
 */
export function dPrime(recognition: NeuroAnswer["recognition"]): number | null {
  const answered = recognition.filter(({ isYes }) => isYes !== null);
  const targets = answered.filter(({ isTarget }) => isTarget);
  const foils = answered.filter(({ isTarget }) => !isTarget);
  if (targets.length === 0 || foils.length === 0) return null;
  const rateOf = (items: NeuroAnswer["recognition"]) => (items.filter(({ isYes }) => isYes).length + 0.5) / (items.length + 1);
  return normalQuantile(rateOf(targets)) - normalQuantile(rateOf(foils));
}
