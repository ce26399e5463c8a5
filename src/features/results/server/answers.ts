import type { Answer, Missing } from "../../../schema/questionnaire";
import type { SpaceDb } from "../../../server/kit";
import type { Json } from "../../../shared/json";

/** Which responses count. */
export interface ResponseScope {
  readonly questionnaireId: string;
  readonly withTest: boolean;
}

interface AnswerColumns {
  readonly value: Json | null;
  readonly comment: string | null;
  readonly missing: string | null;
}

const REASONS: ReadonlySet<string> = new Set<Missing>(["not-asked", "dont-know", "refused", "unknown"]);

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

/** Answers to one question in the complete responses, oldest first. */
export async function readAnswers(
  db: SpaceDb,
  { questionnaireId, withTest }: ResponseScope,
  questionId: string,
): Promise<readonly { readonly response: string; readonly answer: Answer }[]> {
  const query = db
    .selectFrom("response")
    .innerJoin("answer", "answer.response", "response.id")
    .select(["answer.response", "answer.value", "answer.comment", "answer.missing"])
    .where("response.questionnaire", "=", questionnaireId)
    .where("response.state", "=", "complete")
    .where("answer.questionId", "=", questionId)
    .orderBy("answer.savedAt")
    .orderBy("answer.id");
  const rows = await (withTest ? query : query.where("response.isTest", "=", false)).execute();
  return rows.map(({ response, ...columns }) => ({ response, answer: toAnswer(columns) }));
}

/** Ids of the complete responses. */
export async function readCompleteIds(db: SpaceDb, { questionnaireId, withTest }: ResponseScope): Promise<readonly string[]> {
  const query = db
    .selectFrom("response")
    .select("id")
    .where("questionnaire", "=", questionnaireId)
    .where("state", "=", "complete");
  const rows = await (withTest ? query : query.where("isTest", "=", false)).execute();
  return rows.map(({ id }) => id);
}
