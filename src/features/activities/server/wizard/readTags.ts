import { type SpaceDb, sql } from "../../../../server/kit";
import type { UsedTag } from "../../shared/api/wizard";

const MOST = 1_000;

/** The tags that members have, the most used first, each with how many have it. */
export async function readTags(db: SpaceDb): Promise<readonly UsedTag[]> {
  const tags = db
    .selectFrom("member")
    .select(["id", sql<string>`unnest(coalesce(tags, '{}') || coalesce(public_tags, '{}'))`.as("tag")])
    .where("status", "<>", "INACTIVE");
  const rows = await db
    .selectFrom(tags.as("used"))
    .select(["tag", (eb) => eb.fn.count<number>("id").distinct().as("members")])
    .groupBy("tag")
    .orderBy("members", "desc")
    .orderBy("tag")
    .limit(MOST)
    .execute();
  return rows.map(({ tag, members }) => ({ tag, members: Number(members) }));
}
