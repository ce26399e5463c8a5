import type { Question } from "../questionnaire";
import type { QuestionType } from "../questionType";
import type { ReadAnswer } from "./evaluateCondition";

/** Whether respondents answer questions of a type: neither a text to read nor drawn by the server. */
export function isAskedOf(type: QuestionType | undefined): boolean {
  return type?.isAnswerable === true && !type.isAssigned;
}

/** What of the types decides on whether a question has an answer of the respondent's, and on what follows from others. */
export function askingOf(types: ReadonlyMap<string, QuestionType>) {
  return {
    isAsked: ({ type }: Question) => isAskedOf(types.get(type)),
    derive: (question: Question, read: ReadAnswer) => types.get(question.type)?.derive?.(question, read),
  };
}
