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
  const first = Math.max(0, text.toLowerCase().indexOf(word.toLowerCase()));
  const start = text.length > LONGEST && first > BEFORE ? first - BEFORE : 0;
  const excerpt = `${start > 0 ? "…" : ""}${text.slice(start, start + LONGEST)}${start + LONGEST < text.length ? "…" : ""}`;
  const lower = excerpt.toLowerCase();
  const parts: MarkedPart[] = [];
  for (let at = 0; at < excerpt.length; ) {
    const found = lower.indexOf(word.toLowerCase(), at);
    const end = found === at ? at + word.length : found < 0 ? excerpt.length : found;
    parts.push({ at, part: excerpt.slice(at, end), isMarked: found === at });
    at = end;
  }
  return parts;
}
