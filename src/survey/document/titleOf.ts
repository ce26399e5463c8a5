import { localize } from "../../shared/languages";
import type { Questionnaire } from "../questionnaire";

export const LONGEST_TITLE = 200;

/** The questionnaire's name in lists. */
export function titleOf(questionnaire: Questionnaire): string | null {
  return localize(questionnaire.title, questionnaire.languages[0] ?? "").slice(0, LONGEST_TITLE) || null;
}
