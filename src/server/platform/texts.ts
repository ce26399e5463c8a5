import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Polyglot from "node-polyglot";
import { LANGUAGES, type Language } from "../../shared/languages";
import { projectFolders } from "../host/projectFolders";

export type Phrases = { readonly [key: string]: string | Phrases };

/** The texts of `locales/<language>.json`, and of the features' and plugins' own `locales/<language>.json`. */
export interface Texts {
  readonly phrases: (language: Language) => Phrases;
  readonly translate: (language: Language, key: string, params?: Readonly<Record<string, unknown>>) => string;
  /** Whether the key has a text. */
  readonly has: (language: Language, key: string) => boolean;
}

function merge(one: Phrases, other: Phrases): Phrases {
  const merged: Record<string, string | Phrases> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const existing = merged[key];
    merged[key] = typeof value === "object" && typeof existing === "object" ? merge(existing, value) : value;
  }
  return merged;
}

function readLanguage(root: string, language: Language): Phrases {
  return projectFolders(root)
    .map((folder) => join(folder, "locales", `${language}.json`))
    .filter((file) => existsSync(file))
    .reduce<Phrases>((all, file) => merge(all, JSON.parse(readFileSync(file, "utf8")) as Phrases), {});
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
