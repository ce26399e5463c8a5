import type { Span } from "./anchorPassage";

/** A part of a text over which the same passages lie. */
export interface Segment {
  readonly start: number;
  readonly text: string;
  /** Of the passages, in the order in which they were given. */
  readonly ids: readonly string[];
}

/** A text in parts, cut wherever a passage begins or ends; passages may overlap. Spans are in code points. */
export function segments(text: string, passages: readonly (Span & { readonly id: string })[]): readonly Segment[] {
  const points = [...text];
  const inside = passages.flatMap(({ start, end }) => [start, end]).filter((at) => at > 0 && at < points.length);
  const cuts = [...new Set([0, ...inside])].sort((a, b) => a - b);
  return cuts.map((start, index) => {
    const end = cuts[index + 1] ?? points.length;
    const ids = passages.filter((one) => one.start < end && one.end > start).map(({ id }) => id);
    return { start, text: points.slice(start, end).join(""), ids };
  });
}
