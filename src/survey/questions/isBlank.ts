import type { LocalizedText } from "../../shared/languages";

export function isBlank(text: LocalizedText | undefined): boolean {
  return !text || Object.values(text).every((part) => part.trim() === "");
}
