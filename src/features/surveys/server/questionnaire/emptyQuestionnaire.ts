import type { Questionnaire } from "../../../../schema/questionnaire";
import { newId } from "../../../../server/kit";

/** What a new activity's questionnaire begins as: one block to put questions in. */
export function emptyQuestionnaire(language: string): Questionnaire {
  return { languages: [language], blocks: [{ id: newId(), questions: [] }] };
}
