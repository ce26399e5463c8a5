import type { EntityRecord } from "../../host/clientHost";
import { foldText } from "./foldText";

/** The words of a list field that records have and that hold what was typed; those of most records come first. */
export function usedWords(records: readonly EntityRecord[], field: string, typed: string): readonly string[] {
  const sought = foldText(typed);
  const counts = new Map<string, number>();
  for (const record of records) {
    const words = record[field];
    if (!Array.isArray(words)) continue;
    for (const word of words.map(String)) {
      if (foldText(word).includes(sought)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts].sort(([a, many], [b, more]) => more - many || a.localeCompare(b)).map(([word]) => word);
}
