/** Between the names of segments, where several stand in one text: nothing that an address has to escape. */
export const SEGMENT_SEPARATOR = ".";

/** Most characters of the segments that somebody is of, in one text. */
export const LONGEST_SEGMENTS = 40;

/**
 * The segments that somebody is of in one text, as links and responses hold them: one segment stands as it is.
 * @throws RangeError where they take more than `LONGEST_SEGMENTS`: cut off, they would be others
 */
export function joinSegments(segments: readonly string[]): string {
  const text = segments.join(SEGMENT_SEPARATOR);
  if (text.length > LONGEST_SEGMENTS) throw new RangeError(`too many segments: ${text}`);
  return text;
}

/** @param text of `joinSegments`; none where it is null or empty */
export function segmentsIn(text: string | null): readonly string[] {
  return text ? text.split(SEGMENT_SEPARATOR) : [];
}
