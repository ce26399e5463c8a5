import { newId, type SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { OpinionSettings } from "../shared/api";
import { OPINION_ERRORS } from "../shared/errors";
import { OPINION, type OthersVisible } from "../shared/opinion";
import { countOpinions } from "./opinions";

/** An activity's settings; nothing before they were saved. */
export async function readOpinion(db: SpaceDb, activityId: string): Promise<OpinionSettings | undefined> {
  const row = await db
    .selectFrom("opinion")
    .select(["question", "othersVisible"])
    .where("activity", "=", activityId)
    .executeTakeFirst();
  return row && { ...row, othersVisible: row.othersVisible as OthersVisible };
}

/**
 * Saves step 2 of an opinion. Once somebody has written, who sees others' opinions stays: what people wrote, they wrote
 * with that in mind.
 * @throws AppError `record.notFound`, `opinion.hasOpinions`
 */
export async function saveOpinion(db: SpaceDb, activityId: string, { question, othersVisible }: OpinionSettings): Promise<void> {
  await db.transaction(async () => {
    // Held: those who write wait until it is saved.
    const activity = await db.selectFrom("activity").select("type").where("id", "=", activityId).forUpdate().executeTakeFirst();
    if (activity?.type !== OPINION) throw new AppError("record.notFound");
    const before = await readOpinion(db, activityId);
    const isChange = before !== undefined && before.othersVisible !== othersVisible;
    if (isChange && (await countOpinions(db, activityId)) > 0) throw new AppError(OPINION_ERRORS.hasOpinions);
    const values = { question: question.trim(), othersVisible };
    await db
      .insertInto("opinion")
      .values({ id: newId(), activity: activityId, ...values })
      .onConflict((conflict) => conflict.columns(["spaceId", "activity"]).doUpdateSet(values))
      .execute();
  });
}
