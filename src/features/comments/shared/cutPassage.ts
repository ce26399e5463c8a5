import { SURROUNDINGS } from "./coding";

export interface Cut {
  readonly quote: string;
  readonly before: string;
  readonly after: string;
}

/**
 * A passage and what stands around it.
 * @param start in code points; `end` is after the last one
 * @returns nothing where the text has no such passage, or nothing but spaces in it
 */
export function cutPassage(text: string, { start, end }: { readonly start: number; readonly end: number }): Cut | undefined {
  const points = [...text];
  if (start >= end || end > points.length) return undefined;
  const quote = points.slice(start, end).join("");
  if (quote.trim() === "") return undefined;
  return {
    quote,
    before: points.slice(Math.max(0, start - SURROUNDINGS), start).join(""),
    after: points.slice(end, end + SURROUNDINGS).join(""),
  };
}
