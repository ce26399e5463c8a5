import type { LocalizedText } from "../../../../../shared/languages";
import { replacePipes } from "../../../../../survey/logic/references";

/** What somebody should look at in a translation. */
export interface TranslationNotes {
  readonly isMissing: boolean;
  /** Answers that the original puts in and the translation doesn't, e.g. `{{Q1}}`. */
  readonly lostPipes: readonly string[];
  /** Answers that only the translation puts in. */
  readonly strangePipes: readonly string[];
  /** What the original said in the published version, where it has changed since and the translation hasn't. */
  readonly earlierSource?: string;
}

export interface LanguagePair {
  readonly source: string;
  readonly target: string;
}

function pipesOf(words: string): ReadonlySet<string> {
  const found = new Set<string>();
  replacePipes(words, (_variable, _part, whole) => {
    found.add(whole.replace(/\s/g, ""));
    return whole;
  });
  return found;
}

function without(pipes: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] {
  return [...pipes].filter((pipe) => !others.has(pipe));
}

/** @param published the same text in the published version, absent where it is not in it */
export function translationNotes(
  text: LocalizedText,
  { source, target }: LanguagePair,
  published?: LocalizedText,
): TranslationNotes {
  const original = text[source] ?? "";
  const words = text[target] ?? "";
  if (words.trim() === "") return { isMissing: true, lostPipes: [], strangePipes: [] };
  const [theirs, own] = [pipesOf(original), pipesOf(words)];
  const earlier = published?.[source] ?? "";
  const isOutdated = earlier !== "" && earlier !== original && published?.[target] === words;
  return {
    isMissing: false,
    lostPipes: without(theirs, own),
    // An original that isn't written says nothing about what belongs in.
    strangePipes: original.trim() === "" ? [] : without(own, theirs),
    ...(isOutdated ? { earlierSource: earlier } : {}),
  };
}

export function needsCheck({ lostPipes, strangePipes, earlierSource }: TranslationNotes): boolean {
  return lostPipes.length > 0 || strangePipes.length > 0 || earlierSource !== undefined;
}
