import type { SpaceDb } from "../../../server/kit";
import { toAnswer } from "../../../survey/answers/toAnswer";
import type { Answer } from "../../../survey/questionnaire";

/** An answer and whose it is. */
export interface ResponseAnswer {
  readonly response: string;
  readonly answer: Answer;
}

/**
 * All answers to one question, oldest first, of complete responses and others alike: whoever counts them knows which
 * responses to count. Joining responses here would leave it to the planner's guess whether that takes seconds.
 */
export async function readAnswers(
  db: SpaceDb,
  { versionIds }: { readonly versionIds: readonly string[] },
  questionId: string,
): Promise<readonly ResponseAnswer[]> {
  if (versionIds.length === 0) return [];
  const rows = await db
    .selectFrom("answer")
    .select(["response", "value", "comment", "missing"])
    .where("questionnaireVersion", "in", [...versionIds])
    .where("questionId", "=", questionId)
    .orderBy("savedAt")
    .orderBy("id")
    .execute();
  return rows.map(({ response, ...columns }) => ({ response, answer: toAnswer(columns) }));
}
