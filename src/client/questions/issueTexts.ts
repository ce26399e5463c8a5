import type { QuestionIssue } from "../../contracts/api/questionnaires";
import type { Question } from "../../survey/questionnaire";
import type { Translate } from "../texts/translate";

/** An issue in the reader's language; its bare key where the locales have no text. */
export function issueText({ fault, params = {} }: QuestionIssue, t: Translate): string {
  return t(`questionFaults.${fault}`, { ...params, _: fault });
}

/** The issues of one question; their paths point into it. */
export function issuesOf(faults: readonly QuestionIssue[], question: Pick<Question, "id">): readonly QuestionIssue[] {
  return faults.filter(({ questionId }) => questionId === question.id);
}
