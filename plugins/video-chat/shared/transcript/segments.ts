/** Something said: when, by whom, in what words. */
export interface Segment {
  /** Of the recording. */
  readonly startSeconds: number;
  readonly endSeconds: number | null;
  /** Id of a seat, or a name that came with a file; null where nobody knows. */
  readonly speaker: string | null;
  readonly text: string;
}

export const MOST_SEGMENTS = 20_000;
export const LONGEST_TEXT = 5_000;
export const LONGEST_SPEAKER = 60;
export const LONGEST_SPEAKER_NAME = 80;
/** Of a recording, as of its entity. */
export const LONGEST_SECONDS = 86_400;

/** `remove` segments from `start` on give way to others. */
export interface Splice {
  readonly start: number;
  readonly remove: number;
  readonly insert: readonly Segment[];
}

/** In order of time; what begins together stays as it is. */
export function sortedSegments(segments: readonly Segment[]): readonly Segment[] {
  return [...segments].sort((one, other) => one.startSeconds - other.startSeconds);
}

const isSame = (one: Segment | undefined, other: Segment | undefined) =>
  one !== undefined &&
  other !== undefined &&
  one.startSeconds === other.startSeconds &&
  one.endSeconds === other.endSeconds &&
  one.speaker === other.speaker &&
  one.text === other.text;

/** What leads from one list to another: all that lies between their common beginning and their common end. */
export function spliceBetween(before: readonly Segment[], after: readonly Segment[]): Splice {
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < least - start && isSame(before[before.length - 1 - end], after[after.length - 1 - end])) end += 1;
  return { start, remove: before.length - start - end, insert: after.slice(start, after.length - end) };
}

export function applySplice(segments: readonly Segment[], { start, remove, insert }: Splice): readonly Segment[] {
  return sortedSegments([...segments.slice(0, start), ...insert, ...segments.slice(start + remove)]);
}

/**
 * Divides a segment at a place of its text; the time is shared by the length of both halves.
 * @returns nothing where one of the halves would be empty
 */
export function splitSegment(segment: Segment, at: number): readonly [Segment, Segment] | undefined {
  const [first, second] = [segment.text.slice(0, at).trim(), segment.text.slice(at).trim()];
  if (!first || !second) return undefined;
  const { startSeconds, endSeconds } = segment;
  const share = first.length / (first.length + second.length);
  const middle = endSeconds === null ? startSeconds : Math.round((startSeconds + (endSeconds - startSeconds) * share) * 10) / 10;
  return [
    { ...segment, text: first, endSeconds: endSeconds === null ? null : middle },
    { ...segment, text: second, startSeconds: middle },
  ];
}

/** Two as one, which is the first one's. @returns nothing where the text would be too long */
export function mergeSegments(first: Segment, second: Segment): Segment | undefined {
  const text = `${first.text} ${second.text}`;
  if (text.length > LONGEST_TEXT) return undefined;
  const ends = [first.endSeconds, second.endSeconds].filter((end) => end !== null);
  return { ...first, text, endSeconds: ends.length > 0 ? Math.max(...ends) : null };
}
