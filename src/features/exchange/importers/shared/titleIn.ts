import type { LocalizedText } from "../../../../shared/languages";

/** A title that is never blank in the first language, in which everybody falls back: else another one's text, else the name. */
export function titleIn(languages: readonly string[], title: LocalizedText, name: string): LocalizedText {
  const first = languages[0] ?? "en";
  if (title[first]) return title;
  return { [first]: Object.values(title)[0] ?? (name || "–"), ...title };
}
