import { newId, type RouteContext, type ServerHost, type SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { JsonObject } from "../../../../shared/json";

type Types = ServerHost["registries"]["activityTypes"];

/** What belongs to the one activity alone: who it is, and its time. */
const OWN: readonly string[] = [
  ...["id", "spaceId", "createdAt", "updatedAt", "version", "searchText", "questionnaire", "author"],
  ...["status", "announced", "startsAt", "endsAt"],
];
const LONGEST_TITLE = 200;

async function targetsOf(db: SpaceDb, table: "activityParticipants" | "activityPrerequisites" | "activitySegments", id: string) {
  const rows = await db.selectFrom(table).select("targetId").where("ownerId", "=", id).orderBy("position").execute();
  return rows.map(({ targetId }) => targetId);
}

/** The values of an activity that a copy has, too. @throws AppError `record.notFound` */
async function readValues(db: SpaceDb, id: string): Promise<JsonObject> {
  const row = await db.selectFrom("activity").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw new AppError("record.notFound");
  const kept = Object.entries(row).filter(([name, value]) => !OWN.includes(name) && value !== null);
  return {
    ...(Object.fromEntries(kept) as JsonObject),
    participants: [...(await targetsOf(db, "activityParticipants", id))],
    segments: [...(await targetsOf(db, "activitySegments", id))],
    prerequisites: [...(await targetsOf(db, "activityPrerequisites", id))],
  };
}

/** @returns the copies' ids, by those of the originals */
async function copyTopics(db: SpaceDb, from: string, to: string): Promise<ReadonlyMap<string, string>> {
  const topics = await db
    .selectFrom("topic")
    .select(["id", "title", "description", "tag", "color", "position"])
    .where("activity", "=", from)
    .execute();
  const copies = topics.map((topic) => ({ ...topic, id: newId(), activity: to }));
  if (copies.length > 0) await db.insertInto("topic").values(copies).execute();
  return new Map(topics.map(({ id }, place) => [id, copies[place]?.id ?? ""]));
}

/**
 * A new activity with everything of another but its dates and what people gave: it is being set up.
 * @throws AppError `access.denied`, `record.notFound`, `request.invalid`
 */
export async function duplicateActivity(
  { db, records, uploads, text }: RouteContext,
  from: string,
  types: Types,
): Promise<{ readonly id: string; readonly title: string }> {
  return db.transaction(async () => {
    const values = await readValues(db, from);
    const called = text("activities.duplicate.titleOf", { title: String(values.title) });
    const title = [...called].slice(0, LONGEST_TITLE).join("");
    const id = String((await records.create("activity", { ...values, title })).id);
    const topics = await copyTopics(db, from, id);
    await types.get(String(values.type))?.duplicate?.({ db, uploads, from, to: id, topics });
    return { id, title };
  });
}
