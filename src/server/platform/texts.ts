import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Polyglot from "node-polyglot";
import { LANGUAGES, type Language } from "../../shared/languages";

export type Phrases = { readonly [key: string]: string | Phrases };

/** The locale files: `locales/<language>.json`, and `locales/parts/<area>.<language>.json` where there are parts. */
export interface Texts {
  readonly phrases: (language: Language) => Phrases;
  readonly translate: (language: Language, key: string, params?: Readonly<Record<string, unknown>>) => string;
  /** Whether the key has a text. */
  readonly has: (language: Language, key: string) => boolean;
}

function merge(target: Record<string, unknown>, source: Phrases): Record<string, unknown> {
  for (const [key, value] of Object.entries(source)) {
    const existing = target[key];
    const canMerge = typeof value === "object" && typeof existing === "object" && existing !== null;
    target[key] = canMerge ? merge({ ...existing } as Record<string, unknown>, value) : value;
  }
  return target;
}

function readLanguage(root: string, language: Language): Phrases {
  const folders = [join(root, "locales"), join(root, "locales", "parts")];
  const files = folders.flatMap((folder) => {
    try {
      return readdirSync(folder)
        .filter((name) => name === `${language}.json` || name.endsWith(`.${language}.json`))
        .map((name) => join(folder, name));
    } catch {
      return [];
    }
  });
  return files.reduce<Record<string, unknown>>((all, file) => merge(all, JSON.parse(readFileSync(file, "utf8"))), {}) as Phrases;
}

export function createTexts(root: string): Texts {
  const polyglots = new Map(
    LANGUAGES.map((language) => {
      const phrases = readLanguage(root, language);
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
