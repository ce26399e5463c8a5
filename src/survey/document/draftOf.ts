import type { Json } from "../../shared/json";
import { DEFAULT_LANGUAGE } from "../../shared/languages";
import type { Questionnaire } from "../questionnaire";
import { asQuestionnaire } from "./asQuestionnaire";

/** The draft; before the first save a block to put questions in. @param language of a draft that isn't written yet */
export function draftOf({ draft }: { readonly draft: Json | null }, language: string = DEFAULT_LANGUAGE): Questionnaire {
  return draft === null ? { languages: [language], blocks: [{ id: "block-1", questions: [] }] } : asQuestionnaire(draft);
}
