import type { SpaceDb } from "../../../server/kit";
import type { TeamDebate } from "../shared/api";

async function countComments(db: SpaceDb, activityId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("comment")
    .select(["topic", ({ fn }) => fn.countAll<number>().as("count")])
    .where("activity", "=", activityId)
    .where("deletedAt", "is", null)
    .groupBy("topic")
    .execute();
  return new Map(rows.map(({ topic, count }) => [topic ?? "", Number(count)]));
}

async function readMinimum(db: SpaceDb, activityId: string): Promise<number | null> {
  const row = await db.selectFrom("debate").select("minTopics").where("activity", "=", activityId).executeTakeFirst();
  return row?.minTopics ?? null;
}

/** Step 2 of a debate, with how much was said under each topic. */
export async function readDebate(db: SpaceDb, activityId: string): Promise<TeamDebate> {
  const topics = await db
    .selectFrom("topic")
    .select(["id", "title", "description", "tag", "color"])
    .where("activity", "=", activityId)
    .orderBy("position")
    .orderBy("id")
    .execute();
  const [comments, minTopics] = [await countComments(db, activityId), await readMinimum(db, activityId)];
  return {
    topics: topics.map(({ id, title, description, tag, color }) => ({
      ...{ id, title, color: color ?? "", comments: comments.get(id) ?? 0 },
      ...(description ? { description } : {}),
      ...(tag ? { tag } : {}),
    })),
    minTopics,
  };
}

/** How many topics count as taking part, of how many there are. */
export async function readNeeded(db: SpaceDb, activityId: string): Promise<number> {
  const { count } = await db
    .selectFrom("topic")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("activity", "=", activityId)
    .executeTakeFirstOrThrow();
  const all = Number(count);
  return Math.min((await readMinimum(db, activityId)) ?? all, all);
}
