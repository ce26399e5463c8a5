import { folded } from "../../../shared/folded";

/** So much of a long text is shown before what was found in it. Characters. */
const BEFORE = 80;
const LONGEST = 280;

export interface MarkedPart {
  /** Offset in what is shown. */
  readonly at: number;
  readonly part: string;
  readonly isMarked: boolean;
}

/** An excerpt of a text around a word, in parts: where the word stands and what is between. */
export function markedParts(text: string, word: string): readonly MarkedPart[] {
  const first = Math.max(0, folded(text).indexOf(folded(word)));
  const start = text.length > LONGEST && first > BEFORE ? first - BEFORE : 0;
  const excerpt = `${start > 0 ? "…" : ""}${text.slice(start, start + LONGEST)}${start + LONGEST < text.length ? "…" : ""}`;
  const plain = folded(excerpt);
  const parts: MarkedPart[] = [];
  for (let at = 0; at < excerpt.length; ) {
    const found = plain.indexOf(folded(word), at);
    const end = found === at ? at + word.length : found < 0 ? excerpt.length : found;
    parts.push({ at, part: excerpt.slice(at, end), isMarked: found === at });
    at = end;
  }
  return parts;
}
