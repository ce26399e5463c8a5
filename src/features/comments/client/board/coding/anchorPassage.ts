import type { Passage } from "../../../shared/api/coding";

/** In code points; `end` is after the last one. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

function commonStart(a: readonly string[], b: readonly string[]): number {
  const different = a.findIndex((point, index) => point !== b[index]);
  return different === -1 ? a.length : different;
}

/** All the places at which the quote stands in the text. */
function placesOf(points: readonly string[], quote: readonly string[]): readonly number[] {
  const last = points.length - quote.length;
  const starts = Array.from({ length: Math.max(0, last + 1) }, (_, start) => start);
  return starts.filter((start) => quote.every((point, index) => points[start + index] === point));
}

/**
 * Where a coded passage stands in a text.
 * @param version how often the text has been changed
 * @returns of a text that was changed since, the place of the same words whose surroundings are most alike, then the
 * nearest one; nothing where they are gone, or where the passage's words were erased
 */
export function anchorPassage(text: string, version: number, passage: Passage): Span | undefined {
  if (passage.quote === "") return undefined;
  if (passage.version === version) return { start: passage.start, end: passage.end };
  const points = [...text];
  const quote = [...passage.quote];
  const [before, after] = [[...passage.before].reverse(), [...passage.after]];
  const likeness = (start: number) =>
    commonStart(before, points.slice(0, start).reverse()) + commonStart(after, points.slice(start + quote.length));
  const distance = (start: number) => Math.abs(start - passage.start);
  const [best] = [...placesOf(points, quote)].sort((a, b) => likeness(b) - likeness(a) || distance(a) - distance(b));
  return best === undefined ? undefined : { start: best, end: best + quote.length };
}
