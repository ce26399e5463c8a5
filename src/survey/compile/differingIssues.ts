import type { LocalizedText } from "../../shared/languages";
import type { ReadAnswer } from "../logic/evaluateCondition";
import { isSameAnswer } from "../logic/sameAnswer";
import type { Answer, Question } from "../questionnaire";
import type { AnswerIssue, QuestionType } from "../questionType";

interface DifferenceRule {
  readonly question: Question;
  readonly type: QuestionType;
  /** Ids of the same question in other rounds. */
  readonly otherRounds: readonly string[];
}

/** What the author says of a repeated answer. */
export function ownDifferentMessage({ differentMessage }: Question): LocalizedText | undefined {
  const message = differentMessage as LocalizedText | undefined;
  return Object.values(message ?? {}).some((words) => words.trim() !== "") ? message : undefined;
}

/** An answer that another round on the way has already. */
export function differingIssues(
  { question, type: { sameBy }, otherRounds }: DifferenceRule,
  answer: Answer,
  read: ReadAnswer,
): readonly AnswerIssue[] {
  if (!sameBy || !otherRounds.some((id) => isSameAnswer(answer, read(id), sameBy))) return [];
  const ownMessage = ownDifferentMessage(question);
  return [{ path: "", rule: "differentEachRound", ...(ownMessage ? { ownMessage } : {}) }];
}
