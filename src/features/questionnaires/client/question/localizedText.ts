import { isJsonObject, type Json } from "../../../../shared/json";

/** A localised text with one language changed; nothing where no language is left. */
export function withText(text: unknown, language: string, words: string): Record<string, string> | undefined {
  const known = isJsonObject((text ?? null) as Json) ? (text as Record<string, string>) : {};
  const { [language]: _previous, ...others } = known;
  const next = words ? { ...others, [language]: words } : others;
  return Object.keys(next).length > 0 ? next : undefined;
}
