import type { AnswerBody } from "../execution";

/** Something to tell the server: an answer, or where the respondent is. */
export type Job =
  | { readonly kind: "answer"; readonly questionId: string; readonly body: AnswerBody }
  | { readonly kind: "position"; readonly questionId: string };

/** Jobs of one key replace each other: only the newest answer to a question matters. */
export function jobKey(job: Job): string {
  return job.kind === "position" ? "position" : answerKey(job.questionId);
}

export function answerKey(questionId: string): string {
  return `answer:${questionId}`;
}
