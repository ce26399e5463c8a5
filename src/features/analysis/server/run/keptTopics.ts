import type { SpaceDb } from "../../../../server/kit";
import { passageKey } from "../passages";

/** Topics as they were before a run, and the passages that each had. */
export interface EarlierTopics {
  readonly topics: readonly {
    readonly id: string;
    readonly title: string;
    readonly words: readonly string[];
    readonly origin: string | null;
  }[];
  /** Topic of each passage that was read, by its key; null if it was in none. */
  readonly topicOf: ReadonlyMap<string, string | null>;
}

export async function readEarlier(db: SpaceDb, analysis: string): Promise<EarlierTopics> {
  const topics = await db
    .selectFrom("analysisTopic")
    .select(["id", "title", "words", "origin"])
    .where("analysis", "=", analysis)
    .orderBy("position")
    .execute();
  const rows = await db
    .selectFrom("analysedPassage")
    .select(["source", "passage", "topic"])
    .where("analysis", "=", analysis)
    .execute();
  return {
    topics: topics.map(({ words, ...topic }) => ({ ...topic, words: (words ?? []) as unknown as readonly string[] })),
    topicOf: new Map(rows.map(({ source, passage, topic }) => [passageKey({ source, id: passage }), topic])),
  };
}

/** Most of a cluster has to come from a topic of the team's for the cluster to be that topic. */
const MAJORITY = 0.5;

/**
 * The team's topics that new clusters carry on: what the team has named or merged stays so when an analysis is made again.
 * @param clusterOf cluster of each passage by its key; null if it is in none
 * @returns topic by cluster
 */
export function keptTopics(
  { topics, topicOf }: EarlierTopics,
  clusterOf: ReadonlyMap<string, number | null>,
): ReadonlyMap<number, string> {
  const own = new Set(topics.filter(({ origin }) => origin === "MODERATOR").map(({ id }) => id));
  const known = new Map<number, number>();
  const shared = new Map<number, Map<string, number>>();
  for (const [key, cluster] of clusterOf) {
    if (cluster === null || !topicOf.has(key)) continue;
    known.set(cluster, (known.get(cluster) ?? 0) + 1);
    const topic = topicOf.get(key);
    if (!topic || !own.has(topic)) continue;
    const counts = shared.get(cluster) ?? new Map<string, number>();
    shared.set(cluster, counts.set(topic, (counts.get(topic) ?? 0) + 1));
  }
  return new Map(
    [...shared].flatMap(([cluster, counts]) => {
      const [topic, count] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most));
      return count >= MAJORITY * (known.get(cluster) ?? 0) ? [[cluster, topic] as const] : [];
    }),
  );
}
