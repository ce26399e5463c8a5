import { newId } from "../../../../server/kit";
import { passageKey, type SourcedPassage } from "../passages";
import type { GroupedTopic, Grouping, GroupingContext } from "../run/grouping";
import { type EarlierTopics, keptTopics } from "../run/keptTopics";
import { groupTexts } from "./groupTexts";

/** The team's topics that go on, and a new one for each other cluster. */
function topicsOf(
  { words, titles }: Pick<Awaited<ReturnType<typeof groupTexts>>, "words" | "titles">,
  kept: ReadonlyMap<number, string>,
  { topics }: EarlierTopics,
) {
  const byCluster = new Map<number, string>();
  const all = new Map<string, GroupedTopic>();
  for (const [cluster, own] of words.entries()) {
    const before = topics.find(({ id }) => id === kept.get(cluster));
    const id = before?.id ?? newId();
    byCluster.set(cluster, id);
    if (all.has(id)) continue;
    const title = before?.title ?? titles[cluster] ?? "";
    all.set(id, { id, title, words: own, origin: before ? "MODERATOR" : "EXTRACT", position: all.size });
  }
  return { byCluster, topics: [...all.values()] };
}

/** Groups passages without a language model. */
export async function groupByExtract(
  context: GroupingContext,
  passages: readonly SourcedPassage[],
  earlier: EarlierTopics,
): Promise<Grouping> {
  const { assignments, ...groups } = await groupTexts(
    context,
    passages.map(({ text }) => text),
  );
  const clusterOf = new Map(passages.map((passage, index) => [passageKey(passage), assignments[index]?.cluster ?? null]));
  const { byCluster, topics } = topicsOf(groups, keptTopics(earlier, clusterOf), earlier);
  return {
    ...{ method: "EXTRACT", model: null, claims: [], droppedClaims: 0, uncoded: 0, topics },
    placements: assignments.map(({ cluster, closeness }) => ({
      topic: byCluster.get(cluster ?? -1) ?? null,
      closeness,
      sentiment: null,
    })),
  };
}
