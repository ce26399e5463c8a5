/** A text as weights of its words: sparse, of length 1, or empty. */
export interface TextVector {
  /** Numbers of words, ascending. */
  readonly words: readonly number[];
  /** Of the same length. */
  readonly weights: readonly number[];
}

export interface TextVectors {
  /** Stems by their numbers. */
  readonly vocabulary: readonly string[];
  readonly vectors: readonly TextVector[];
}

/** Below it, a word joins no two texts. */
const LEAST_TEXTS = 2;
/** Above that share, a word tells no texts apart. */
const LARGEST_SHARE = 0.6;

function countEach(stems: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** TF-IDF with logarithmic term frequency, normalised (Manning, Raghavan and Schütze: Introduction to Information Retrieval, 6.4). */
export function vectorsOf(texts: readonly (readonly string[])[]): TextVectors {
  const counted = texts.map(countEach);
  const frequencies = new Map<string, number>();
  for (const counts of counted) for (const stem of counts.keys()) frequencies.set(stem, (frequencies.get(stem) ?? 0) + 1);
  const most = Math.max(LEAST_TEXTS, texts.length * LARGEST_SHARE);
  const vocabulary = [...frequencies].filter(([, texts]) => texts >= LEAST_TEXTS && texts <= most).map(([stem]) => stem);
  const numbers = new Map(vocabulary.map((stem, number) => [stem, number]));
  const vectors = counted.map((counts) => {
    const entries = [...counts]
      .flatMap(([stem, count]) => {
        const number = numbers.get(stem);
        if (number === undefined) return [];
        return [{ number, weight: (1 + Math.log(count)) * Math.log(texts.length / (frequencies.get(stem) ?? 1)) }];
      })
      .sort((a, b) => a.number - b.number);
    const length = Math.hypot(...entries.map(({ weight }) => weight)) || 1;
    return { words: entries.map(({ number }) => number), weights: entries.map(({ weight }) => weight / length) };
  });
  return { vocabulary, vectors };
}
