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
  const polyglots = new Map(
    LANGUAGES.map((language) => {
      const phrases = readPhrases(root, language, leftOut);
      return [language, { phrases, polyglot: new Polyglot({ phrases, locale: language, allowMissing: true }) }] as const;
    }),
  );
  const of = (language: Language) => {
    const entry = polyglots.get(language);
    if (!entry) throw new Error(`no texts for ${language}`);
    return entry;
  };
  return {
    phrases: (language) => of(language).phrases,
    translate: (language, key, params = {}) => of(language).polyglot.t(key, { ...params }),
    has: (language, key) => of(language).polyglot.has(key),
  };
}
