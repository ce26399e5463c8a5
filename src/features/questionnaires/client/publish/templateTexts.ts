import type { Questionnaire } from "../../../../survey/questionnaire";
import { isTemplateText } from "../../question-types/shared/texts/words";
import { draftTexts } from "../translation/model/draftTexts";

/** Texts that new questions came with and nobody has written over, as often as they stand there, in any language. */
export function templateTexts(draft: Questionnaire, isAsked: (questionId: string) => boolean): readonly string[] {
  return draftTexts(draft).flatMap(({ questionId, text }) => {
    if (questionId === undefined || !isAsked(questionId)) return [];
    const entries = Object.entries(text).filter(([language, words]) => isTemplateText(words, language));
    return entries.map(([, words]) => words);
  });
}
