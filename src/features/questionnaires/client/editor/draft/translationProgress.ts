import type { Questionnaire } from "../../../../../survey/questionnaire";
import { draftTexts } from "../../../shared/draftTexts";

export interface LanguageProgress {
  readonly language: string;
  readonly written: number;
  readonly total: number;
}

/** How many of the texts that some language has are written in each language. */
export function translationProgress(draft: Questionnaire): readonly LanguageProgress[] {
  const texts = draftTexts(draft);
  return draft.languages.map((language) => ({
    language,
    written: texts.filter(({ text }) => (text[language] ?? "").trim() !== "").length,
    total: texts.length,
  }));
}
