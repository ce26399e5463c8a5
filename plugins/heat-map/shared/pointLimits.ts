import type { Point, PointLimits } from "./api/schemas";
import type { Sign } from "./point";

/** How many more points of a sign an image takes. */
export function roomFor({ maxPositive, maxNegative }: PointLimits, points: readonly Point[], sign: Sign): number {
  const most = sign === "POSITIVE" ? maxPositive : maxNegative;
  return most - points.filter((point) => point.sign === sign).length;
}

/** Whether an image has all that it asks for. */
export function isImageDone(limits: PointLimits, points: readonly Point[]): boolean {
  const { minPoints, explanationRequired } = limits;
  return points.length >= minPoints && !(explanationRequired && points.some(({ explanation }) => explanation.trim() === ""));
}
