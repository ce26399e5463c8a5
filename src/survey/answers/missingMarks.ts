import type { MissingReason } from "../questionnaire";

/**
 * What a file has in each column of a question without a value, by the reason; who wasn't asked has blank cells there.
 * In brackets, which no code has: an option may well be called `dont-know`. Words in columns of numbers too, as -99 might
 * be somebody's number, and a package that isn't told of the words stops at them rather than take them into a mean.
 */
const MARKS: ReadonlyMap<MissingReason, string> = new Map([
  ["dont-know", "[dont-know]"],
  ["refused", "[refused]"],
  ["no-answer", "[no-answer]"],
]);

/** Reasons that files tell from one another. */
export const MISSING_REASONS: readonly MissingReason[] = [...MARKS.keys()];

const REASONS: ReadonlyMap<string, MissingReason> = new Map([...MARKS].map(([missing, mark]) => [mark, missing]));

/** The mark of an answer without a value; absent where blank says it. */
export function missingMark(missing: MissingReason | undefined): string | undefined {
  return missing && MARKS.get(missing);
}

/** What a cell says of why there is no value; nothing where it holds one. */
export function missingOf(cell: string): MissingReason | undefined {
  return REASONS.get(cell);
}
