import { type SpaceDb, sql } from "../../../server/kit";
import type { TagList } from "../shared/api";

async function readCounts(db: SpaceDb): Promise<Readonly<Record<string, number>>> {
  const had = db.selectFrom("member").select(sql<string>`unnest(coalesce(tags, '{}') || coalesce(public_tags, '{}'))`.as("tag"));
  const rows = await db
    .selectFrom(had.as("had"))
    .select(["tag", (eb) => eb.fn.countAll<string>().as("count")])
    .groupBy("tag")
    .execute();
  return Object.fromEntries(rows.map(({ tag, count }) => [tag, Number(count)]));
}

/** All tags of the community, in order of their names, also those that nobody has and those without a record. */
export async function readTagList(db: SpaceDb): Promise<TagList> {
  const records = await db.selectFrom("tag").select(["name", "isPublic"]).where("deletedAt", "is", null).execute();
  const counts = await readCounts(db);
  const isPublic = new Map(records.map((tag) => [tag.name, tag.isPublic]));
  const names = [...new Set([...isPublic.keys(), ...Object.keys(counts)])].sort((one, other) => one.localeCompare(other));
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const [group, subgroup] = name.split(":");
    if (group !== undefined && subgroup !== undefined) groups.set(group, [...(groups.get(group) ?? []), name]);
  }
  return {
    tags: names.filter((name) => !isPublic.get(name)),
    publicTags: names.filter((name) => isPublic.get(name)),
    tagsGroups: [...groups].map(([group, tags]) => ({ group, tags })),
    counts,
  };
}
