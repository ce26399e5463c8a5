import type { Owner } from "../../../../contracts/questionnaireOwners";
import { newId, type SpaceDb } from "../../../../server/kit";

/** Gives an activity or a study its questionnaire, still without a draft. @returns the questionnaire's id */
export async function createQuestionnaire(
  db: SpaceDb,
  { id: ownerId, entity }: { readonly id: string; readonly entity: Owner["entity"] },
): Promise<string> {
  const id = newId();
  await db.insertInto("questionnaire").values({ id }).execute();
  await db.updateTable(entity).set({ questionnaire: id }).where("id", "=", ownerId).execute();
  return id;
}
