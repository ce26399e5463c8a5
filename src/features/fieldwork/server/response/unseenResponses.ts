import type { Unseen } from "../../../../contracts/services/fieldwork";
import type { SpaceDb } from "../../../../server/kit";

/**
 * Makes all responses of the version that were written visible at once.
 * @param isTest test responses alone, or all others @default false
 * @returns how many
 */
export async function showResponses(db: SpaceDb, questionnaireVersion: string, isTest = false): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("response")
    .set((eb) => ({
      state: eb
        .case()
        .when(eb.fn.coalesce("disposition", eb.val("complete")), "=", "complete")
        .then("complete")
        .else("ended")
        .end(),
    }))
    .where("questionnaireVersion", "=", questionnaireVersion)
    .where("state", "=", "importing")
    .where("isTest", "=", isTest)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** What imports have written; test data are written in the same state, beside live ones. */
function unseenOf(db: SpaceDb, of: Unseen) {
  const [column, id] =
    "questionnaire" in of ? (["questionnaire", of.questionnaire] as const) : (["questionnaireVersion", of.version] as const);
  return db.selectFrom("response").where(column, "=", id).where("state", "=", "importing").where("isTest", "=", false);
}

/** How many responses imports have written that are not yet visible. */
export async function countUnseen(db: SpaceDb, of: Unseen): Promise<number> {
  const { count } = await unseenOf(db, of)
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Each has as many answers as the questionnaire has questions, which go with it. */
const MOST_REMOVED = 20;

/** Removes them, in portions with a transaction each, so that others get their turn. */
export async function removeUnseen(db: SpaceDb, of: Unseen): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom("response")
      .where("id", "in", unseenOf(db, of).select("id").limit(MOST_REMOVED))
      .executeTakeFirstOrThrow();
    if (numDeletedRows < MOST_REMOVED) return;
  }
}
