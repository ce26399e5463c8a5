import type { SpaceDb } from "../../../../server/kit";
import { FILE_ENTITY } from "../../../../survey/fieldwork/answerFiles";
import { questionnaireOwner } from "../owner/questionnaireOf";

/**
 * Deletes a questionnaire with its versions, responses and answers; their files are left to the sweep of
 * files that nothing refers to.
 */
export async function deleteQuestionnaire(db: SpaceDb, ownerId: string): Promise<void> {
  const { questionnaire: id } = await questionnaireOwner(db, ownerId);
  if (!id) return;
  await db
    .updateTable("file")
    .set({ state: "PENDING" })
    .where("entity", "=", FILE_ENTITY)
    .where("recordId", "in", (eb) => eb.selectFrom("response").select("response.id").where("response.questionnaire", "=", id))
    .execute();
  await db.deleteFrom("questionnaire").where("id", "=", id).execute();
}
