import Polyglot from "node-polyglot";
import { DEFAULT_LANGUAGE, type Language, resolveLanguage } from "../../shared/languages";
import { fetchJson, setApiContext } from "../data/api";

export type Phrases = { readonly [key: string]: string | Phrases };

const STORED = "sondeo.language";
const loaded = new Map<Language, Phrases>();

/** The language that the person chose before, else the fallback (the community's), else the browser's. */
export function preferredLanguage(fallback?: string): Language {
  const stored = localStorage.getItem(STORED);
  return resolveLanguage(stored ?? fallback ?? navigator.language);
}

export function storeLanguage(language: Language): void {
  localStorage.setItem(STORED, language);
}

/** All texts of a language, fetched once; following calls to the server ask for that language. */
export async function loadPhrases(language: Language): Promise<Phrases> {
  setApiContext({ language });
  document.documentElement.lang = language;
  const known = loaded.get(language);
  if (known) return known;
  const phrases = await fetchJson<Phrases>(`/api/locales/${language}`);
  loaded.set(language, phrases);
  return phrases;
}

export type Translate = (key: string, options?: Record<string, unknown> & { _?: string; smart_count?: number }) => string;

/** A translator of one language for screens without react-admin. */
export function createTranslate(phrases: Phrases, language: Language = DEFAULT_LANGUAGE): Translate {
  const polyglot = new Polyglot({ phrases, locale: language, allowMissing: true });
  return (key, options) => polyglot.t(key, options);
}
