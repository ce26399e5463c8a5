import { newId } from "../../shared/ids";
import type { SpaceDb } from "../db/query/spaceDb";

/** Gives an activity its questionnaire, still without a draft. @returns the questionnaire's id */
export async function createQuestionnaire(db: SpaceDb, activityId: string): Promise<string> {
  const id = newId();
  await db.insertInto("questionnaire").values({ id }).execute();
  await db.updateTable("activity").set({ questionnaire: id }).where("id", "=", activityId).execute();
  return id;
}
