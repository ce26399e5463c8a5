import type { StoredWrite as Stored } from "../../data/saving/writeQueue";
import type { AnswerBody } from "../execution";

/**
 * Something to tell the server: an answer, where the respondent is, a file that an answer will name, or that it is
 * the end. Every one may arrive twice and still take effect once.
 */
export type PendingWrite =
  | { readonly kind: "answer"; readonly questionId: string; readonly body: AnswerBody }
  | { readonly kind: "position"; readonly questionId: string }
  | { readonly kind: "file"; readonly questionId: string; readonly fileId: string; readonly name: string; readonly file: Blob }
  | { readonly kind: "complete" };

/** A job as it waits. */
export type StoredWrite = Stored<PendingWrite>;

export const COMPLETE_KEY = "complete";

/** Jobs of one key replace each other: only the newest answer to a question matters. */
export function writeKey(write: PendingWrite): string {
  if (write.kind === "answer") return answerKey(write.questionId);
  return write.kind === "file" ? `file:${write.fileId}` : write.kind;
}

export function answerKey(questionId: string): string {
  return `answer:${questionId}`;
}

/** What is sent first: files before the answers that name them, the end last. */
export function writeRank({ kind }: PendingWrite): number {
  if (kind === "file") return 0;
  return kind === "complete" ? 2 : 1;
}
