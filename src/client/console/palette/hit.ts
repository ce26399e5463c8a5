/** A line of the palette. */
export interface Hit {
  readonly key: string;
  /** What it is listed under: `recent`, `page`, `action`, or a resource. */
  readonly group: string;
  readonly label: string;
  /** What tells it from others of that name. */
  readonly hint?: string;
  readonly icon: string;
  /** Keys that lead there without the palette. */
  readonly keys?: string;
  readonly go: { readonly to: string } | { readonly run: () => void };
}

export function fold(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** The lines whose words all hold what was typed, those that begin with it first. */
export function matching(hits: readonly Hit[], text: string): readonly Hit[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const found = hits.filter(({ label }) => words.every((word) => fold(label).includes(word)));
  const begins = ({ label }: Hit) => Number(fold(label).startsWith(words[0] ?? ""));
  return [...found].sort((a, b) => begins(b) - begins(a));
}
