import type { SpaceDb } from "../../../../server/kit";

/** Deletes a questionnaire with its versions, responses and answers: an activity's people go with it. */
export async function deleteQuestionnaire(db: SpaceDb, id: string): Promise<void> {
  await db.deleteFrom("questionnaire").where("id", "=", id).execute();
}
