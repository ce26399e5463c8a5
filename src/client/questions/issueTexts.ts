import type { Question } from "../../survey/questionnaire";
import type { Translate } from "../texts/translate";
import type { QuestionIssue } from "./api/questionnaireApi";

export function issueText({ fault, params = {} }: QuestionIssue, t: Translate): string {
  return t(`questionFaults.${fault}`, { ...params, _: fault });
}

/** The faults of one question; their paths point into it. */
export function issuesOf(faults: readonly QuestionIssue[], question: Pick<Question, "id">): readonly QuestionIssue[] {
  return faults.filter(({ questionId }) => questionId === question.id);
}
