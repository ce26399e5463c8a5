export type Shape = "same" | "zigzag" | "diagonal";

function isZigzag(places: readonly number[]): boolean {
  return places.every((place, index) => index < 2 || place === places[index - 2]);
}

/** One step each time, turning only where the scale ends. */
function isDiagonal(places: readonly number[], isEnd: (place: number, index: number) => boolean): boolean {
  const steps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
  return steps.every((step, index) => {
    const before = steps[index - 1] ?? step;
    return Math.abs(step) === 1 && (step === before || isEnd(places[index] ?? 0, index));
  });
}

/**
 * The figure that a run of places draws, if any.
 * @param of how many places there are at each of them
 */
export function shapeOf(places: readonly number[], of: readonly number[]): Shape | undefined {
  if (places.length < 2) return undefined;
  if (new Set(places).size === 1) return "same";
  if (isZigzag(places)) return "zigzag";
  const isEnd = (place: number, index: number) => place === 0 || place === (of[index] ?? 0) - 1;
  return isDiagonal(places, isEnd) ? "diagonal" : undefined;
}
