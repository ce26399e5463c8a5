import { LONGEST_SECONDS, type Segment } from "../../shared/transcript/segments";
import { clockOf, readClock } from "../../shared/transcript/times";

/** A segment as it is written in a form. */
export interface SegmentDraft {
  readonly speaker: string | null;
  readonly start: string;
  readonly end: string;
  readonly text: string;
}

export const toDraft = ({ speaker, startSeconds, endSeconds, text }: Segment): SegmentDraft => ({
  speaker,
  start: clockOf(startSeconds, { isExact: true }),
  end: endSeconds === null ? "" : clockOf(endSeconds, { isExact: true }),
  text,
});

type Read =
  | { readonly segment: Segment }
  | { readonly field: keyof SegmentDraft; readonly problem: "badTime" | "badOrder" | "noText" };

/** The segment that a form holds, or what is wrong with it. */
export function toSegment({ speaker, start, end, text }: SegmentDraft): Read {
  const startSeconds = readClock(start);
  const endSeconds = end.trim() === "" ? null : readClock(end);
  if (startSeconds === undefined || startSeconds > LONGEST_SECONDS) return { field: "start", problem: "badTime" };
  if (endSeconds === undefined || (endSeconds ?? 0) > LONGEST_SECONDS) return { field: "end", problem: "badTime" };
  if (endSeconds !== null && endSeconds < startSeconds) return { field: "end", problem: "badOrder" };
  if (text.trim() === "") return { field: "text", problem: "noText" };
  return { segment: { speaker, startSeconds, endSeconds, text: text.trim() } };
}
