import type { Question } from "../../../../src/survey/questionnaire";
import { UX_TASK } from "../../questions/uxTask";
import type { UxTaskQuestion } from "../../questions/uxTask/uxTaskQuestion";

/** @returns undefined for a question that opens no site. Published documents were checked by their types' schemas. */
export const navigationTaskOf = (question: Question): UxTaskQuestion | undefined =>
  question.type === UX_TASK ? question : undefined;

/** Where a task begins, on computers and phones. */
export const startUrlsOf = ({ startUrlDesktop, startUrlPhone }: UxTaskQuestion): readonly string[] =>
  [startUrlDesktop, startUrlPhone].filter((url) => url !== undefined);
