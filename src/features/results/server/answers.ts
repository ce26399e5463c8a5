import type { Answer, Missing } from "../../../schema/questionnaire";
import type { SpaceDb } from "../../../server/kit";
import type { Json } from "../../../shared/json";

interface AnswerColumns {
  readonly value: Json | null;
  readonly comment: string | null;
  readonly missing: string | null;
}

const REASONS: ReadonlySet<string> = new Set<Missing>(["not-asked", "no-answer", "dont-know", "refused", "unknown"]);

function isReason(text: string | null): text is Missing {
  return text !== null && REASONS.has(text);
}

/** An answer as question types read it. */
export function toAnswer({ value, comment, missing }: AnswerColumns): Answer {
  return {
    ...(value === null ? {} : { value }),
    ...(comment === null ? {} : { comment }),
    ...(isReason(missing) ? { missing } : {}),
  };
}

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
