/** Words between two that belong to one expression: "miedo *a los* coches". */
const WORDS_BETWEEN = 2;
/** An expression names a group if so many of its texts have it. */
const LEAST_SHARE = 0.25;
const LEAST_TEXTS = 2;
/** Of a group's words, in a title of single words. */
const TITLE_WORDS = 3;
const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu;

interface Pair {
  readonly first: string;
  readonly second: string;
}

/** Of two words that follow each other in a text, what is written from one to the other; undefined if they don't. */
function expressionOf(text: string, { first, second }: Pair, stemOf: (word: string) => string | undefined): string | undefined {
  const words = [...text.matchAll(WORD)].map((match) => ({
    word: match[0],
    stem: stemOf(match[0].toLowerCase()),
    at: match.index,
  }));
  for (const [index, { stem, at }] of words.entries()) {
    if (stem !== first) continue;
    const next = words.slice(index + 1, index + 2 + WORDS_BETWEEN).find((one) => one.stem !== undefined);
    if (next?.stem !== second) continue;
    const expression = text.slice(at, next.at + next.word.length);
    // Not over the end of a sentence or a part of it.
    if (!/[.,;:!?¡¿()]/u.test(expression)) return expression.toLowerCase();
  }
  return undefined;
}

const mostFrequent = (expressions: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const one of expressions) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].length - b[0].length)[0]?.[0];
};

/**
 * What a group of texts is called until somebody names it: an expression of two of its strongest words that many of its texts
 * have, as it is written most often ("carril bici"), or else its strongest words.
 * @param words the group's, the strongest first, as they are written
 * @param stemOf the stem of a lower-case word; undefined for stop words
 */
export function topicTitle(
  words: readonly string[],
  texts: readonly string[],
  stemOf: (word: string) => string | undefined,
): string {
  const stems = words.map(stemOf);
  const least = Math.max(LEAST_TEXTS, LEAST_SHARE * texts.length);
  let best: { readonly expression: string; readonly count: number } | undefined;
  for (const first of stems)
    for (const second of stems) {
      if (first === undefined || second === undefined || first === second) continue;
      const found = texts.flatMap((text) => expressionOf(text, { first, second }, stemOf) ?? []);
      const expression = mostFrequent(found);
      if (expression && found.length >= least && found.length > (best?.count ?? 0)) best = { expression, count: found.length };
    }
  return best?.expression ?? words.slice(0, TITLE_WORDS).join(" · ");
}
