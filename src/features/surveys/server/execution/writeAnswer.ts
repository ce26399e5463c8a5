import type { Answer } from "../../../../schema/questionnaire";
import { json, newId, type SpaceDb } from "../../../../server/kit";

interface AnswerPlace {
  readonly response: string;
  readonly questionnaireVersion: string;
  readonly questionId: string;
}

/** Row of an answer, as inserted. */
export function answerRow(place: AnswerPlace, answer: Answer, savedAt: string) {
  return {
    id: newId(),
    ...place,
    value: answer.value === undefined ? null : json(answer.value),
    comment: answer.comment ?? null,
    missing: answer.missing ?? null,
    savedAt,
  };
}

/** Writes the answer over the one before; nothing takes it back. */
export async function writeAnswer(db: SpaceDb, place: AnswerPlace, answer: Answer | undefined): Promise<void> {
  if (!answer) {
    await db.deleteFrom("answer").where("response", "=", place.response).where("questionId", "=", place.questionId).execute();
    return;
  }
  await db
    .insertInto("answer")
    .values(answerRow(place, answer, new Date().toISOString()))
    .onConflict((conflict) =>
      conflict.columns(["spaceId", "response", "questionId"]).doUpdateSet((eb) => ({
        value: eb.ref("excluded.value"),
        comment: eb.ref("excluded.comment"),
        missing: eb.ref("excluded.missing"),
        savedAt: eb.ref("excluded.savedAt"),
      })),
    )
    .execute();
}
