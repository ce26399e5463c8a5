import type { Grid } from "./api/results";
import type { Point } from "./api/schemas";
import { partOf } from "./density";
import type { Sign } from "./point";
import { SIGNS } from "./point";

/** Signs of the points in a part of the image, each once; of the whole image where no part is named. */
export function signsIn(points: readonly Point[], grid: Grid, part?: string): readonly Sign[] {
  const inside = part === undefined ? points : points.filter((point) => partOf(point, grid) === part);
  return SIGNS.filter((sign) => inside.some((point) => point.sign === sign));
}

/** What a part's variable holds: whether the part was marked, and how. */
export const MARK_CODES = { neither: "0", POSITIVE: "1", NEGATIVE: "2", both: "3" } as const;

export function markCode(signs: readonly Sign[]): string {
  const [first, second] = signs;
  if (second) return MARK_CODES.both;
  return first ? MARK_CODES[first] : MARK_CODES.neither;
}

/** What was written to the points, without those that say nothing. */
export function explanationsOf(points: readonly Point[]): readonly string[] {
  return points.map(({ explanation }) => explanation.trim()).filter(Boolean);
}
