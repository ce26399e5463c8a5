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

/** As {@link readAgeRange} reads it. */
const writeAgeRange = ({ from, to }: AgeRange): string => (to === undefined ? `${from}+` : `${from}-${to}`);

const endOf = ({ to }: AgeRange) => (to === undefined || to >= MOST_AGE ? Number.POSITIVE_INFINITY : to);

/** Whether somebody can be of both ranges. */
export function doAgesMeet(one: AgeRange, other: AgeRange): boolean {
  return one.from <= endOf(other) && other.from <= endOf(one);
}

/**
 * Parts ranges wherever another one begins or ends.
 * @returns a function of one of them: its parts, of which any two of all ranges are the same or don't meet
 * @example ageSplitter(["18-34", "25-44"])("18-34") // ["18-24", "25-34"]
 */
export function ageSplitter(texts: readonly string[]): (text: string) => readonly string[] {
  const ranges = texts.flatMap((text) => readAgeRange(text) ?? []);
  const starts = [...new Set(ranges.flatMap((range) => [range.from, endOf(range) + 1]))].sort((one, other) => one - other);
  const parts = starts.slice(0, -1).map((from, at): AgeRange => {
    const next = starts[at + 1] ?? Number.POSITIVE_INFINITY;
    return { from, to: next === Number.POSITIVE_INFINITY ? undefined : next - 1 };
  });
  return (text) => {
    const range = readAgeRange(text);
    if (!range) return [text];
    return parts.filter((part) => part.from >= range.from && endOf(part) <= endOf(range)).map(writeAgeRange);
  };
}
