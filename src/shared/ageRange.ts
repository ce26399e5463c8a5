/** Ages in completed years, both ends included. */
export interface AgeRange {
  readonly from: number;
  /** Absent: there is no upper end. */
  readonly to: number | undefined;
}

/** The youngest age that the panel has, and the oldest that a range may end with. */
export const LEAST_AGE = 16;
export const MOST_AGE = 99;

/**
 * Reads a range of ages as studies have it.
 * @returns nothing where the text isn't one, or goes beyond {@link LEAST_AGE} and {@link MOST_AGE}
 * @example readAgeRange("25-54") // { from: 25, to: 54 }
 * @example readAgeRange("65+") // { from: 65, to: undefined }
 */
export function readAgeRange(text: string): AgeRange | undefined {
  const [, first, last] = /^(\d{2})(?:-(\d{2})|\+)$/.exec(text) ?? [];
  if (first === undefined) return undefined;
  const from = Number(first);
  const to = last === undefined ? undefined : Number(last);
  const isInside = from >= LEAST_AGE && (to === undefined || (from <= to && to <= MOST_AGE));
  return isInside ? { from, to } : undefined;
}
