import { type Phrases, readPhrases } from "../../src/server/platform/readPhrases";
import type { Language } from "../../src/shared/languages";
import { ROOT } from "./root";

const known = new Map<Language, Phrases>();

/** All texts of a language, for tests of what needs no server. */
export function phrasesIn(language: Language): Phrases {
  const phrases = known.get(language) ?? readPhrases(ROOT, language);
  known.set(language, phrases);
  return phrases;
}
