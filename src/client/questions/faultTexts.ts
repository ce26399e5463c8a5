import type { Question } from "../../survey/questionnaire";
import type { Translate } from "../texts/translate";
import type { QuestionFault } from "./api/questionnaireApi";

export function faultText({ fault, params = {} }: QuestionFault, t: Translate): string {
  return t(`questionFaults.${fault}`, { ...params, _: fault });
}

/** The faults of one question; their paths point into it. */
export function faultsOf(faults: readonly QuestionFault[], question: Pick<Question, "id">): readonly QuestionFault[] {
  return faults.filter(({ questionId }) => questionId === question.id);
}
