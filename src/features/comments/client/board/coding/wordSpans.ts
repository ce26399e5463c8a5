import { folded } from "../../../shared/folded";
import type { Span } from "./anchorPassage";

/** Where a word stands in a text, whatever its case and accents; in code points. */
export function wordSpans(text: string, word: string): readonly Span[] {
  const wanted = folded(word.trim());
  if (wanted === "") return [];
  const plain = folded(text);
  const spans: Span[] = [];
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + wanted.length)) {
    const start = [...text.slice(0, at)].length;
    spans.push({ start, end: start + [...text.slice(at, at + wanted.length)].length });
  }
  return spans;
}
