import type { Language } from "../../shared/languages";

/** English spreadsheets read commas, the others semicolons. */
export function delimiterOf(language: Language): string {
  return language === "en" ? "," : ";";
}
