/** The interface's languages (spec §1). Spanish is the default and the fallback. */
export const LANGUAGES = ["es", "en", "fr", "nl", "it", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = "es";

/** A text in several languages; any language tag may occur, since imported questionnaires bring their own. */
export type LocalizedText = Readonly<Record<string, string>>;

/** The interface language for a BCP 47 tag: `nl-BE` gives `nl`, an unknown one Spanish. */
export function resolveLanguage(tag: string | undefined): Language {
  return firstKnown([tag]);
}

/** The first of these tags that is an interface language, else Spanish; `nl-BE` gives `nl`. */
export function firstKnown(tags: readonly (string | null | undefined)[]): Language {
  const known = tags.flatMap((tag) => {
    const base = tag?.trim().toLowerCase().split(/[-_]/)[0];
    return LANGUAGES.find((language) => language === base) ?? [];
  });
  return known[0] ?? DEFAULT_LANGUAGE;
}

/** The best interface language of an `Accept-Language` header. */
export function negotiateLanguage(header: string | undefined): Language {
  const wanted = (header ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", quality] = part.trim().split(/\s*;\s*q=/);
      return { base: tag.toLowerCase().split("-")[0], weight: quality ? Number(quality) : 1 };
    })
    .sort((a, b) => b.weight - a.weight);
  for (const { base } of wanted) {
    const language = LANGUAGES.find((known) => known === base);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}

/** The text in the language asked for, else in the fallback, else in whichever there is. */
export function localize(text: LocalizedText | undefined, language: string, fallback: string = DEFAULT_LANGUAGE): string {
  if (!text) return "";
  return text[language] ?? text[language.split("-")[0] ?? ""] ?? text[fallback] ?? Object.values(text)[0] ?? "";
}

/** The tag as `Intl` takes it; the fallback's where it is none, for there it would throw. */
export function intlLocale(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll("_", "-"))[0] ?? DEFAULT_LANGUAGE;
  } catch {
    return DEFAULT_LANGUAGE;
  }
}
