import type { Answer, Missing } from "../../../../schema/questionnaire";
import type { SpaceDb } from "../../../../server/kit";
import type { Json } from "../../../../shared/json";

export interface StoredAnswer {
  readonly questionId: string;
  readonly value: Json | null;
  readonly comment: string | null;
  readonly missing: string | null;
}

function toAnswer({ value, comment, missing }: StoredAnswer): Answer {
  return {
    ...(value === null ? {} : { value }),
    ...(comment === null ? {} : { comment }),
    ...(missing === null ? {} : { missing: missing as Missing }),
  };
}

export function readAnswers(db: SpaceDb, responseId: string): Promise<StoredAnswer[]> {
  return db
    .selectFrom("answer")
    .select(["questionId", "value", "comment", "missing"])
    .where("response", "=", responseId)
    .execute();
}

export function answersById(stored: readonly StoredAnswer[]): ReadonlyMap<string, Answer> {
  return new Map(stored.map((answer) => [answer.questionId, toAnswer(answer)]));
}
