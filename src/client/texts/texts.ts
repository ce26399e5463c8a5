import Polyglot from "node-polyglot";
import type { Phrases, startApi } from "../../contracts/api/start";
import { LANGUAGE_COOKIE } from "../../shared/languageCookie";
import { DEFAULT_LANGUAGE, firstKnown, type Language } from "../../shared/languages";
import { setApiContext } from "../data/api";
import { clientOf } from "../data/clientOf";

const start = clientOf<typeof startApi>();
const STORED = "sondeo.language";
const YEAR_MS = 31_536_000_000;
const loaded = new Map<Language, Phrases>();

/** The language that the person chose before on any surface, else the community's, else the browser's, else Spanish. */
export function preferredLanguage(community?: string): Language {
  const stored = localStorage.getItem(STORED);
  return firstKnown([stored, community, ...navigator.languages]);
}

/** Keeps a choice for every surface, and for the pages that the server draws. */
export function storeLanguage(language: Language): void {
  localStorage.setItem(STORED, language);
  // Where a browser has no such store, the server goes by the browser's own language.
  const expires = Date.now() + YEAR_MS;
  void window.cookieStore?.set({ name: LANGUAGE_COOKIE, value: language, path: "/", sameSite: "lax", expires });
}

/** All texts of a language, fetched once; following calls to the server ask for that language. */
export async function loadPhrases(language: Language): Promise<Phrases> {
  setApiContext({ language });
  document.documentElement.lang = language;
  const known = loaded.get(language);
  if (known) return known;
  const phrases = await start.call("GET /api/locales/:language", { params: { language } });
  loaded.set(language, phrases);
  return phrases;
}

export type Translate = (key: string, options?: Record<string, unknown> & { _?: string; smart_count?: number }) => string;

/** A translator of one language for screens without react-admin. */
export function createTranslate(phrases: Phrases, language: Language = DEFAULT_LANGUAGE): Translate {
  const polyglot = new Polyglot({ phrases, locale: language, allowMissing: true });
  return (key, options) => polyglot.t(key, options);
}
