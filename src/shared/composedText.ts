import type { Json } from "./json";

/** More marks on one letter than any language has (UAX #15, "Stream-Safe Text Format"). */
const STACKED_MARKS = /\p{M}{31}/u;

/** Whether marks are stacked so high that composing the text could take minutes: the time grows with their square. */
export function hasStackedMarks(text: string): boolean {
  return STACKED_MARKS.test(text);
}

/**
 * The text in Unicode's composed form (NFC), in which it is stored, compared and searched: phones and file systems of some
 * makers send "ñ" as two characters. Text with stacked marks stays as it is, and can't be stored (`isStorableText`).
 */
export function composedText(text: string): string {
  return hasStackedMarks(text) ? text : text.normalize("NFC");
}

/** The same of every text and key in a value. */
export function composedJson<T extends Json>(value: T): T;
export function composedJson(value: Json): Json {
  if (typeof value === "string") return composedText(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item: Json) => composedJson(item));
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [composedText(key), composedJson(member)]));
}
