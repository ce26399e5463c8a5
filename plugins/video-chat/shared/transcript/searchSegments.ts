import type { Segment } from "./segments";

/** A text in parts, of which every second one is what was looked for. */
export type MarkedText = readonly string[];

export interface SegmentHit {
  /** In the list of segments. */
  readonly index: number;
  readonly times: number;
}

/** One character for each of the text, without case and accents: places stay what they are. */
export const foldedText = (text: string) =>
  Array.from({ length: text.length }, (_, at) => {
    const [bare = ""] = text.charAt(at).normalize("NFD").toLowerCase();
    return bare || " ";
  }).join("");

/** The text with what was looked for apart: `["Me ", "gusta", " así"]`. */
export function markedText(text: string, word: string): MarkedText {
  const [within, wanted] = [foldedText(text), foldedText(word.trim())];
  if (!wanted) return [text];
  const parts: string[] = [];
  let from = 0;
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, from)) {
    parts.push(text.slice(from, at), text.slice(at, at + wanted.length));
    from = at + wanted.length;
  }
  return [...parts, text.slice(from)];
}

/** Segments that say it, whatever its case and accents. */
export function searchSegments(segments: readonly Segment[], word: string): readonly SegmentHit[] {
  if (!word.trim()) return [];
  return segments.flatMap(({ text }, index) => {
    const times = (markedText(text, word).length - 1) / 2;
    return times > 0 ? [{ index, times }] : [];
  });
}

/** Characters on either side. */
const AROUND = 80;

/** The first place of a text that says it, with what stands around it. */
export function snippetOf(text: string, word: string): MarkedText {
  const [before = "", match = "", ...rest] = markedText(text, word);
  const after = rest.join("");
  const from = Math.max(before.length - AROUND, 0);
  return [`${from > 0 ? "…" : ""}${before.slice(from)}`, match, after.length > AROUND ? `${after.slice(0, AROUND)}…` : after];
}
