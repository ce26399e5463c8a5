import { newId } from "../../shared/ids";
import type { SpaceDb } from "../db/query/spaceDb";
import type { Owner } from "./owners";

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
