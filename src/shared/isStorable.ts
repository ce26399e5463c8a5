import { hasStackedMarks } from "./composedText";
import type { Json } from "./json";

/** PostgreSQL refuses U+0000, a lone surrogate is no UTF-8, and stacked marks can't be composed. */
export function isStorableText(text: string): boolean {
  return !text.includes("\u0000") && !/\p{Surrogate}/u.test(text) && !hasStackedMarks(text);
}

/** Whether every text and key in the value can be stored. */
export function isStorable(value: Json): boolean {
  if (typeof value === "string") return isStorableText(value);
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) return value.every((item: Json) => isStorable(item));
  return Object.entries(value).every(([key, member]) => isStorableText(key) && isStorable(member));
}
