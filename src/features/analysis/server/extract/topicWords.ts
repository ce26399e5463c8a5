import type { StemmedTexts } from "./stems";

const WORDS_EACH = 6;

/**
 * The words that set each group of texts apart, the strongest first: class-based TF-IDF (Grootendorst 2022, "BERTopic"), the
 * frequency of a word in the group times log(1 + mean words of a group / frequency of the word in all).
 * @param groups group of each text, null if it is in none
 * @returns forms of words by group
 */
export function topicWords(
  { texts, formOf }: Pick<StemmedTexts, "texts" | "formOf">,
  groups: readonly (number | null)[],
): readonly (readonly string[])[] {
  const count = groups.reduce<number>((most, group) => Math.max(most, (group ?? -1) + 1), 0);
  const byGroup = Array.from({ length: count }, () => new Map<string, number>());
  const overall = new Map<string, number>();
  let total = 0;
  for (const [index, stems] of texts.entries())
    for (const stem of stems) {
      const own = byGroup[groups[index] ?? -1];
      if (!own) continue;
      own.set(stem, (own.get(stem) ?? 0) + 1);
      overall.set(stem, (overall.get(stem) ?? 0) + 1);
      total++;
    }
  return byGroup.map((counts) => {
    const sum = [...counts.values()].reduce((all, one) => all + one, 0);
    return [...counts]
      .map(([stem, times]) => ({ stem, weight: (times / sum) * Math.log(1 + total / count / (overall.get(stem) ?? 1)) }))
      .sort((a, b) => b.weight - a.weight || (a.stem < b.stem ? -1 : 1))
      .slice(0, WORDS_EACH)
      .map(({ stem }) => formOf(stem));
  });
}
