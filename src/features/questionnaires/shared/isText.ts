import type { LocalizedText } from "../../../shared/languages";

/** Whether a value is a text in the document's languages, or in some of them. */
export function isText(value: unknown, languages: ReadonlySet<string>): value is LocalizedText {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([key, text]) => languages.has(key) && typeof text === "string");
}
