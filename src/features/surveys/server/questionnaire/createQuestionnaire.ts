import { json, newId, type SpaceDb } from "../../../../server/kit";
import { DEFAULT_LANGUAGE } from "../../../../shared/languages";
import { emptyQuestionnaire } from "./emptyQuestionnaire";

/** Gives an activity its questionnaire, empty, in the language of its space. @returns the questionnaire's id */
export async function createQuestionnaire(db: SpaceDb, activityId: string): Promise<string> {
  const id = newId();
  const space = await db.selectFrom("space").select("language").where("id", "=", db.spaceId).executeTakeFirst();
  const draft = json(emptyQuestionnaire(space?.language ?? DEFAULT_LANGUAGE));
  await db.insertInto("questionnaire").values({ id, draft }).execute();
  await db.updateTable("activity").set({ questionnaire: id }).where("id", "=", activityId).execute();
  return id;
}
