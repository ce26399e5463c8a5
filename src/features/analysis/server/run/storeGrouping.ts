import { newId, type SpaceDb } from "../../../../server/kit";
import type { ModelFault } from "../../shared/analysis";
import { passageKey, type SourcedPassage } from "../passages";
import { lockAnalysis } from "../readAnalysis";
import { type Grouping, mergeClaims } from "./grouping";
import { keepTeamWork } from "./keepTeamWork";
import { type EarlierTopics, readEarlier } from "./keptTopics";

const CHUNK = 1_000;

export interface GroupedPassages {
  readonly grouping: Grouping;
  readonly passages: readonly SourcedPassage[];
  /** Passages that there are; more than those read if there are very many. */
  readonly total: number;
  readonly language: string;
  readonly fault: ModelFault | null;
}

/** Topics that the team has added, named or merged others into since a run began. */
function touchedTopics(before: EarlierTopics, now: EarlierTopics): EarlierTopics["topics"] {
  const known = new Map(before.topics.map((topic) => [topic.id, topic]));
  return now.topics.filter(({ id, title, origin }) => {
    const earlier = known.get(id);
    return origin === "MODERATOR" && (earlier?.origin !== origin || earlier.title !== title);
  });
}

/** Topics that the team has merged into others since a run began: where most of their texts are now. */
function mergedTopics(before: EarlierTopics, now: EarlierTopics): ReadonlyMap<string, string> {
  const current = new Set(now.topics.map(({ id }) => id));
  return new Map(
    before.topics
      .filter(({ id }) => !current.has(id))
      .flatMap(({ id }) => {
        const counts = new Map<string | null, number>();
        for (const [key, topic] of before.topicOf) {
          if (topic !== id) continue;
          const target = now.topicOf.get(key) ?? null;
          counts.set(target, (counts.get(target) ?? 0) + 1);
        }
        const [target = null] = [...counts].toSorted((one, other) => other[1] - one[1])[0] ?? [];
        return target === null ? [] : [[id, target] as const];
      }),
  );
}

/**
 * What the team did meanwhile goes before: topics of theirs stay, with the texts that they moved there, and one that they
 * removed doesn't come back.
 * @param keys of the passages, in the order of their placements
 */
function reconcile(
  grouping: Grouping,
  keys: readonly string[],
  { before, now }: Record<"before" | "now", EarlierTopics>,
): Grouping {
  const known = new Set(before.topics.map(({ id }) => id));
  const current = new Map(now.topics.map((topic) => [topic.id, topic]));
  const made = grouping.topics
    .filter(({ id }) => !known.has(id) || current.has(id))
    .map((topic) => {
      const own = current.get(topic.id);
      return own?.origin === "MODERATOR" ? { ...topic, title: own.title, origin: own.origin } : topic;
    });
  const touched = touchedTopics(before, now);
  const added = touched
    .filter(({ id }) => made.every((topic) => topic.id !== id))
    .map(({ id, title, words }, index) => ({ id, title, words, origin: "MODERATOR", position: made.length + index }));
  const own = new Set(touched.map(({ id }) => id));
  const isMoved = (key: string, topic: string) =>
    own.has(topic) && (before.topicOf.get(key) !== topic || added.some(({ id }) => id === topic));
  const topics = [...made, ...added];
  const merged = mergedTopics(before, now);
  const currentOf = (topic: string) => merged.get(topic) ?? topic;
  const ids = new Set(topics.map(({ id }) => id));
  return {
    ...grouping,
    topics,
    placements: grouping.placements.map((one, index) => {
      const key = keys[index] ?? "";
      const topic = now.topicOf.get(key);
      if (topic && isMoved(key, topic)) return { ...one, topic };
      const own = one.topic === null ? null : currentOf(one.topic);
      return { ...one, topic: own !== null && ids.has(own) ? own : null };
    }),
    claims: mergeClaims(grouping.claims, currentOf).filter(({ topic }) => ids.has(topic)),
  };
}

/** How an analysis differs from the one before; null if there was none. */
function changesOf(
  earlier: EarlierTopics,
  passages: readonly { readonly key: string; readonly topic: string | null }[],
  { topics }: Grouping,
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

async function storeTopics(db: SpaceDb, analysis: string, { topics }: Grouping): Promise<void> {
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
}

/**
 * Stores a run in one transaction: whoever reads sees the analysis before or the one after. One run is stored after the other.
 * @param before the topics that the run began with
 * @throws AppError `record.notFound` if the activity was deleted meanwhile
 */
export async function storeGrouping(
  db: SpaceDb,
  analysis: string,
  { grouping: made, passages, total, language, fault, before }: GroupedPassages & { readonly before: EarlierTopics },
): Promise<void> {
  await db.transaction(async () => {
    await lockAnalysis(db, analysis);
    const earlier = await readEarlier(db, analysis);
    const keys = passages.map(passageKey);
    const { removedTopics } = await db
      .selectFrom("analysis")
      .select("removedTopics")
      .where("id", "=", analysis)
      .executeTakeFirstOrThrow();
    const removed = (removedTopics ?? []) as unknown as readonly (readonly string[])[];
    const grouping = keepTeamWork(reconcile(made, keys, { before, now: earlier }), keys, { now: earlier, removed });
    const placed = passages.map((passage, index) => ({
      ...{ source: passage.source, passage: passage.id, key: passageKey(passage) },
      ...(grouping.placements[index] ?? { topic: null, closeness: 0, sentiment: null }),
    }));
    await db.deleteFrom("analysedPassage").where("analysis", "=", analysis).execute();
    await storeTopics(db, analysis, grouping);
    for (let start = 0; start < placed.length; start += CHUNK)
      await db
        .insertInto("analysedPassage")
        .values(placed.slice(start, start + CHUNK).map(({ key: _, ...values }) => ({ id: newId(), analysis, ...values })))
        .execute();
    const { method, model, droppedClaims, claims, uncoded } = grouping;
    await db
      .updateTable("analysis")
      .set({
        ...{ status: "READY", method, model, language, dueAt: null, modelFault: fault, droppedClaims },
        ...{ readPassages: passages.length - uncoded, totalPassages: total, claims: JSON.stringify(claims) },
        ...{ changes: JSON.stringify(changesOf(earlier, placed, grouping)), finishedAt: new Date().toISOString() },
      })
      .where("id", "=", analysis)
      .execute();
  });
}
