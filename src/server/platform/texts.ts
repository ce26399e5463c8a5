import Polyglot from "node-polyglot";
import { LANGUAGES, type Language } from "../../shared/languages";
import { type Phrases, readPhrases } from "./readPhrases";

/** The texts of the product, its features and its plugins in every language. */
export interface Texts {
  readonly phrases: (language: Language) => Phrases;
  readonly translate: (language: Language, key: string, params?: Readonly<Record<string, unknown>>) => string;
  /** Whether the key has a text. */
  readonly has: (language: Language, key: string) => boolean;
}

/** @param leftOut plugins whose texts are passed over. @throws SchemaError as `readPhrases` does */
export function createTexts(root: string, leftOut?: ReadonlySet<string>): Texts {
  const all = new Map(LANGUAGES.map((language) => [language, readPhrases(root, language, leftOut)]));
  const polyglots = new Map<Language, Polyglot>();
  const phrases = (language: Language) => {
    const found = all.get(language);
    if (!found) throw new Error(`no texts for ${language}`);
    return found;
  };
  // Made when its language is first spoken: each goes through thousands of texts.
  const polyglot = (language: Language) => {
    const made = polyglots.get(language) ?? new Polyglot({ phrases: phrases(language), locale: language, allowMissing: true });
    polyglots.set(language, made);
    return made;
  };
  return {
    phrases,
    translate: (language, key, params = {}) => polyglot(language).t(key, { ...params }),
    has: (language, key) => polyglot(language).has(key),
  };
}
