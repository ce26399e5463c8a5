import { ApiError } from "../../../data/api";

/** The questions that a refused completion names, in the questionnaire's order. */
export function incompleteQuestions(error: unknown): readonly { readonly questionId: string; readonly message: string }[] {
  if (!(error instanceof ApiError) || error.problem?.code !== "execution.incomplete") return [];
  const problem = error.problem;
  return (problem.errors ?? []).map(({ path, message }) => ({
    questionId: path.replace(/^\//, ""),
    message: message || problem.title,
  }));
}
