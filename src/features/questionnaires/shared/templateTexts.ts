import type { Questionnaire } from "../../../survey/questionnaire";
import { isTemplateText } from "../question-types/shared/texts/words";
import { draftTexts } from "./draftTexts";

/** A text that a new question came with and nobody has written over. */
export interface TemplateText {
  readonly questionId: string;
  readonly words: string;
}

/** Those of a draft, as often as they stand there, in any language. */
export function findTemplateTexts(draft: Questionnaire, isAsked: (questionId: string) => boolean): readonly TemplateText[] {
  return draftTexts(draft).flatMap(({ questionId, text }) => {
    if (questionId === undefined || !isAsked(questionId)) return [];
    const entries = Object.entries(text).filter(([language, words]) => isTemplateText(words, language));
    return entries.map(([, words]) => ({ questionId, words }));
  });
}
