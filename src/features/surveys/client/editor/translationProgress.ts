import type { Questionnaire } from "../../../../schema/questionnaire";
import { isJsonObject, type Json } from "../../../../shared/json";

export interface LanguageProgress {
  readonly language: string;
  readonly written: number;
  readonly total: number;
}

function isText(value: Json, languages: readonly string[]): boolean {
  if (!isJsonObject(value)) return false;
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([key, text]) => languages.includes(key) && typeof text === "string");
}

function textsIn(value: Json | undefined, languages: readonly string[]): readonly Record<string, string>[] {
  if (value === undefined || value === null || typeof value !== "object") return [];
  if (isText(value, languages)) return [value as Record<string, string>];
  return Object.values(value).flatMap((part: Json) => textsIn(part, languages));
}

/** How many of the texts that some language has are written in each language. */
export function translationProgress(draft: Questionnaire): readonly LanguageProgress[] {
  const texts = textsIn(JSON.parse(JSON.stringify(draft)) as Json, draft.languages);
  return draft.languages.map((language) => ({
    language,
    written: texts.filter((text) => (text[language] ?? "").trim() !== "").length,
    total: texts.length,
  }));
}
