import type { Participations } from "../../../contracts/services/participation";
import { newId, type SpaceDb, sql } from "../../../server/kit";
import { AppError, type FieldIssue } from "../../../shared/errors";
import type { DebateSettings, TopicSettings } from "../shared/api";
import { DEBATE } from "../shared/debate";
import { DEBATE_ERRORS } from "../shared/errors";
import { completeReady } from "./completeReady";
import { readDebate, readNeeded } from "./readDebate";

/** What its schema can't say. */
function faultsOf({ topics, minTopics }: DebateSettings): readonly FieldIssue[] {
  const titles = topics.map(({ title }) => title.trim().toLowerCase());
  const repeated = titles.flatMap((title, index) =>
    titles.indexOf(title) < index ? [{ path: `/topics/${index}/title`, rule: "uniqueItems" }] : [],
  );
  const isTooHigh = minTopics !== undefined && minTopics > topics.length;
  return [...repeated, ...(isTooHigh ? [{ path: "/minTopics", rule: "maximum", params: { limit: topics.length } }] : [])];
}

const valuesOf = ({ title, description, tag, color }: TopicSettings, index: number) => ({
  title: title.trim(),
  description: description?.trim() || null,
  tag: tag?.trim() || null,
  color,
  position: index + 1,
});

/** @throws AppError `record.notFound` where a topic is another activity's, `debate.topicHasComments` */
async function writeTopics(db: SpaceDb, activityId: string, topics: readonly TopicSettings[]): Promise<void> {
  const before = (await readDebate(db, activityId)).topics;
  const kept = new Set(topics.flatMap(({ id }) => id ?? []));
  if ([...kept].some((id) => !before.some((topic) => topic.id === id))) throw new AppError("record.notFound");
  const removed = before.filter(({ id }) => !kept.has(id));
  const said = removed.find(({ comments }) => comments > 0);
  if (said) throw new AppError(DEBATE_ERRORS.topicHasComments, { params: { title: said.title, smart_count: said.comments } });
  if (removed.length > 0)
    await db
      .deleteFrom("topic")
      .where(
        "id",
        "in",
        removed.map(({ id }) => id),
      )
      .execute();
  // Two topics may have changed their titles: each has to be unique at every moment.
  await db.updateTable("topic").set({ title: sql<string>`topic.id::text` }).where("activity", "=", activityId).execute();
  for (const [index, topic] of topics.entries()) {
    const values = valuesOf(topic, index);
    if (topic.id) await db.updateTable("topic").set(values).where("id", "=", topic.id).execute();
    else
      await db
        .insertInto("topic")
        .values({ id: newId(), activity: activityId, ...values })
        .execute();
  }
}

async function writeMinimum(db: SpaceDb, activityId: string, minTopics: number | null): Promise<void> {
  await db
    .insertInto("debate")
    .values({ id: newId(), activity: activityId, minTopics })
    .onConflict((conflict) => conflict.columns(["spaceId", "activity"]).doUpdateSet({ minTopics }))
    .execute();
}

/**
 * Saves step 2 of a debate, all of it at once. Who has answered enough topics once fewer count has taken part; who had
 * taken part has, also where more count now.
 * @throws AppError `record.notFound`, `request.invalid`, `debate.topicHasComments`
 */
export async function saveDebate(
  db: SpaceDb,
  activityId: string,
  settings: DebateSettings,
  participations: Participations,
): Promise<void> {
  const faults = faultsOf(settings);
  if (faults.length > 0) throw new AppError("request.invalid", { faults });
  await db.transaction(async () => {
    // Held: posts wait until it is saved, and see the topics that are there then.
    const activity = await db.selectFrom("activity").select("type").where("id", "=", activityId).forUpdate().executeTakeFirst();
    if (activity?.type !== DEBATE) throw new AppError("record.notFound");
    const before = await readNeeded(db, activityId);
    await writeTopics(db, activityId, settings.topics);
    await writeMinimum(db, activityId, settings.minTopics ?? null);
    const needed = await readNeeded(db, activityId);
    if (needed < before) await completeReady(db, { activityId, needed }, participations);
  });
}
