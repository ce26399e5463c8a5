import type { NeuroAnswer } from "../neuroTest";

/** Where the slider stands before it is moved. */
const START = 50;
/** Points of a curve, from the beginning of the exposure to its end. */
export const CURVE_POINTS = 31;

type Traced = Pick<NeuroAnswer, "trace" | "exposure">;

/** The slider as it stood from each moment to the next, within the exposure. */
function stepsOf({ trace, exposure }: Traced) {
  const moves = [{ at: 0, value: START }, ...trace].filter(({ at }) => at <= exposure.shownMs).sort((a, b) => a.at - b.at);
  return moves.map(({ at, value }, place) => ({ value, ms: (moves[place + 1]?.at ?? exposure.shownMs) - at }));
}

/** Mean distance of the slider from its middle, weighted by how long it stood there: 0 to 50. */
export function emotionalImpact(answer: Traced): number | null {
  const { shownMs } = answer.exposure;
  if (shownMs <= 0) return null;
  return stepsOf(answer).reduce((sum, { value, ms }) => sum + Math.abs(value - START) * ms, 0) / shownMs;
}

/** Where the slider stood at even moments of the exposure. */
export function curveOf({ trace, exposure }: Traced): readonly number[] {
  const moves = [...trace].sort((a, b) => a.at - b.at);
  return Array.from({ length: CURVE_POINTS }, (_, place) => {
    const at = (place / (CURVE_POINTS - 1)) * exposure.shownMs;
    return moves.findLast((move) => move.at <= at)?.value ?? START;
  });
}
