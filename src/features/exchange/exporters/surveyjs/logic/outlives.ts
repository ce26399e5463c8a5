import { isNarrowed } from "../../../../../survey/logic/offer";
import { OPTION_LISTS, optionsOf } from "../../../../../survey/logic/references";
import type { Question } from "../../../../../survey/questionnaire";

/**
 * Whether SurveyJS may hold answers that aren't offered any more: it keeps what was answered to rows that are hidden since.
 * @param part the row, `row:column`, or nothing for the whole
 */
export function outlives(question: Question, part: string | undefined): boolean {
  if (!isNarrowed(question)) return false;
  if (part === undefined || question.carry) return true;
  const [row = part] = part.split(":");
  const members = OPTION_LISTS.flatMap((list) => (list === "columns" ? [] : optionsOf(question, list)));
  return (
    members.some(({ code, showIf }) => showIf && (code === part || code === row)) ||
    optionsOf(question, "columns").some(({ showIf }) => showIf)
  );
}
