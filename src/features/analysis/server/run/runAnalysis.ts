import { newId, type SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { Language } from "../../../../shared/languages";
import { LEAST_PASSAGES } from "../../shared/analysis";
import { ANALYSIS_ERRORS } from "../../shared/errors";
import { groupTexts } from "../extract/groupTexts";
import { passageKey, readPassages, type SourcedPassage } from "../passages";
import type { AnalysisServices } from "../services";
import { type EarlierTopics, keptTopics, readEarlier } from "./keptTopics";

const CHUNK = 1_000;
/** Of its words, in the title of a topic that nobody has named yet. */
const TITLE_WORDS = 3;

/** Id of an activity's analysis, which is made if there is none. */
export async function analysisOf(db: SpaceDb, activityId: string): Promise<string> {
  await db
    .insertInto("analysis")
    .values({ id: newId(), activity: activityId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db.selectFrom("analysis").select("id").where("activity", "=", activityId).executeTakeFirstOrThrow();
  return id;
}

interface NewTopic {
  readonly id: string;
  readonly title: string;
  readonly words: readonly string[];
  readonly origin: string;
  readonly position: number;
}

/** The topics after a run: the team's that go on, and a new one for each other cluster. */
function topicsOf(words: readonly (readonly string[])[], kept: ReadonlyMap<number, string>, { topics }: EarlierTopics) {
  const byCluster = new Map<number, string>();
  const all = new Map<string, NewTopic>();
  for (const [cluster, own] of words.entries()) {
    const before = topics.find(({ id }) => id === kept.get(cluster));
    const id = before?.id ?? newId();
    byCluster.set(cluster, id);
    if (all.has(id)) continue;
    const title = before?.title ?? own.slice(0, TITLE_WORDS).join(" · ");
    all.set(id, { id, title, words: own, origin: before ? "MODERATOR" : "EXTRACT", position: all.size });
  }
  return { byCluster, topics: [...all.values()] };
}

/** How an analysis differs from the one before; null if there was none. */
function changesOf(
  earlier: EarlierTopics,
  passages: readonly { readonly key: string; readonly topic: string | null }[],
  topics: readonly NewTopic[],
) {
  if (earlier.topicOf.size === 0) return null;
  const keys = new Set(passages.map(({ key }) => key));
  const count = (topic: string, all: Iterable<string | null>) => [...all].filter((one) => one === topic).length;
  return {
    added: passages.filter(({ key }) => !earlier.topicOf.has(key)).length,
    gone: [...earlier.topicOf.keys()].filter((key) => !keys.has(key)).length,
    topics: topics
      .filter(({ id }) => earlier.topics.some((topic) => topic.id === id))
      .map(({ id, title }) => ({
        title,
        before: count(id, earlier.topicOf.values()),
        now: count(
          id,
          passages.map(({ topic }) => topic),
        ),
      })),
  };
}

interface Analysed {
  readonly analysis: string;
  readonly total: number;
  readonly language: string;
  readonly topics: readonly NewTopic[];
  readonly passages: readonly (SourcedPassage & {
    readonly key: string;
    readonly topic: string | null;
    readonly closeness: number;
  })[];
  readonly changes: object | null;
}

/** In a transaction: whoever reads sees the analysis before or the one after. */
async function store(db: SpaceDb, { analysis, topics, passages, total, language, changes }: Analysed): Promise<void> {
  await db.deleteFrom("analysedPassage").where("analysis", "=", analysis).execute();
  const ids = topics.map(({ id }) => id);
  await db
    .deleteFrom("analysisTopic")
    .where("analysis", "=", analysis)
    .$if(ids.length > 0, (query) => query.where("id", "not in", ids))
    .execute();
  for (const { id, words, ...topic } of topics) {
    const values = { ...topic, words: JSON.stringify(words) };
    await db
      .insertInto("analysisTopic")
      .values({ id, analysis, ...values })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
      .execute();
  }
  for (let start = 0; start < passages.length; start += CHUNK)
    await db
      .insertInto("analysedPassage")
      .values(
        passages.slice(start, start + CHUNK).map(({ source, id, topic, closeness }) => ({
          ...{ id: newId(), analysis, source, passage: id, topic, closeness },
        })),
      )
      .execute();
  await db
    .updateTable("analysis")
    .set({
      ...{ status: "READY", method: "EXTRACT", model: null, language, dueAt: null },
      ...{ readPassages: passages.length, totalPassages: total, changes: JSON.stringify(changes) },
      finishedAt: new Date().toISOString(),
    })
    .where("id", "=", analysis)
    .execute();
}

/**
 * Reads what participants wrote and said in an activity, and stores its topics.
 * @throws AppError `analysis.tooFew`
 */
export async function runAnalysis(
  { db, activityId, language }: { readonly db: SpaceDb; readonly activityId: string; readonly language: Language },
  services: Pick<AnalysisServices, "sources">,
): Promise<void> {
  const { total, passages } = await readPassages({ db, activityId, language }, services);
  if (passages.length < LEAST_PASSAGES) throw new AppError(ANALYSIS_ERRORS.tooFew, { params: { least: LEAST_PASSAGES } });
  const analysis = await analysisOf(db, activityId);
  const { assignments, words } = await groupTexts(
    { db, activityId, language },
    passages.map(({ text }) => text),
  );
  await db.transaction(async () => {
    // One run after the other; what the team changes meanwhile waits, and is read by the next.
    await db.selectFrom("analysis").select("id").where("id", "=", analysis).forUpdate().execute();
    const earlier = await readEarlier(db, analysis);
    const keys = passages.map(passageKey);
    const clusterOf = new Map(keys.map((key, index) => [key, assignments[index]?.cluster ?? null]));
    const { byCluster, topics } = topicsOf(words, keptTopics(earlier, clusterOf), earlier);
    const placed = passages.map((passage, index) => ({
      ...passage,
      key: keys[index] ?? "",
      topic: byCluster.get(assignments[index]?.cluster ?? -1) ?? null,
      closeness: assignments[index]?.closeness ?? 0,
    }));
    const changes = changesOf(earlier, placed, topics);
    await store(db, { analysis, total, language, topics, passages: placed, changes });
  });
}
