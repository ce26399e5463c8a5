import { ApiError } from "../../../data/api";
import { refusalText } from "../../refusalText";
import { incompleteQuestions } from "./incompleteQuestions";

/** The questions that a failed way on names, with what is wrong: open ones, or the one whose answer is refused. */
export function refusedQuestions(error: unknown): ReturnType<typeof incompleteQuestions> {
  const problem = error instanceof ApiError ? error.problem : undefined;
  if (problem?.code !== "execution.invalidAnswer" || typeof problem.questionId !== "string") return incompleteQuestions(error);
  return [{ questionId: problem.questionId, message: refusalText(error) ?? problem.title }];
}
