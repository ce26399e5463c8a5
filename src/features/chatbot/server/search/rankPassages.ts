/** A text to search, as the stems of its words. */
export interface SearchedText {
  /** Of its title and what people call it, which count more. */
  readonly title: readonly string[];
  readonly text: readonly string[];
  /** Whether it is about the asking member, and the question is, too. */
  readonly isPreferred: boolean;
}

/** A word of the question. */
export interface Term {
  /** In each language of the texts. */
  readonly stems: readonly string[];
  /** Whether it says how something is asked, not what, e.g. "how". */
  readonly isFiller: boolean;
}

export interface Rank {
  readonly index: number;
  readonly score: number;
  /** 0 to 1: how much of the question the text is about, rare words counting more. */
  readonly coverage: number;
}

// BM25 (Robertson and Zaragoza, 2009); passages are of like lengths.
const K1 = 1.2;
const B = 0.3;
const TITLE_WEIGHT = 2;
const FILLER_WEIGHT = 0.2;
const PREFERRED = 1.5;

/** Texts by how well they fit a question, the best first; those without a word of it are left out. */
export function rankPassages(texts: readonly SearchedText[], terms: readonly Term[]): readonly Rank[] {
  const counts = texts.map(({ title, text }) => {
    const count = new Map<string, number>();
    for (const stem of text) count.set(stem, (count.get(stem) ?? 0) + 1);
    for (const stem of title) count.set(stem, (count.get(stem) ?? 0) + TITLE_WEIGHT);
    return { count, length: text.length + title.length };
  });
  const average = counts.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counts.length) || 1;
  const weighed = terms.map((term) => {
    const having = counts.filter(({ count }) => term.stems.some((stem) => count.has(stem))).length;
    const rarity = Math.log(1 + (texts.length - having + 0.5) / (having + 0.5));
    return { ...term, weight: rarity * (term.isFiller ? FILLER_WEIGHT : 1) };
  });
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return counts
    .map(({ count, length }, index): Rank => {
      let score = 0;
      let covered = 0;
      for (const { stems, weight } of weighed) {
        const times = Math.max(0, ...stems.map((stem) => count.get(stem) ?? 0));
        if (times === 0) continue;
        covered += weight;
        score += (weight * times * (K1 + 1)) / (times + K1 * (1 - B + (B * length) / average));
      }
      const coverage = covered / total;
      // Of two that fit, the one that is about all of the question.
      return { index, score: score * coverage * (texts[index]?.isPreferred ? PREFERRED : 1), coverage };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.index - other.index);
}
