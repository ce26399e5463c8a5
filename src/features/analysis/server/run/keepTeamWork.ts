import type { Grouping } from "./grouping";
import type { EarlierTopics } from "./keptTopics";

/** A topic that comes back has at least so many of the words of the one that was removed. */
const SAME_WORDS = 0.5;

/** Whether a topic is one that the team has removed, by the words that set it apart. */
function isRemoved(words: readonly string[], removed: readonly (readonly string[])[]): boolean {
  const own = new Set(words);
  return removed.some((gone) => gone.length > 0 && gone.filter((word) => own.has(word)).length >= gone.length * SAME_WORDS);
}

interface TeamWork {
  readonly now: EarlierTopics;
  /** Words of each topic that the team has removed. */
  readonly removed: readonly (readonly string[])[];
}

/**
 * What the team did before an analysis is made again: a topic of theirs that no new group carries on stays with its texts, and
 * what they removed doesn't come back.
 * @param keys of the passages, in the order of their placements
 */
export function keepTeamWork(grouping: Grouping, keys: readonly string[], { now, removed }: TeamWork): Grouping {
  const kept = grouping.topics.filter(({ origin, words }) => origin === "MODERATOR" || !isRemoved(words, removed));
  const left = now.topics.filter(({ id, origin }) => origin === "MODERATOR" && kept.every((topic) => topic.id !== id));
  const own = left.map(({ id, title, words }, index) => ({
    ...{ id, title, words, origin: "MODERATOR", position: kept.length + index },
  }));
  const [topics, lefts] = [[...kept, ...own], new Set(left.map(({ id }) => id))];
  const ids = new Set(topics.map(({ id }) => id));
  return {
    ...grouping,
    topics,
    placements: grouping.placements.map((one, index) => {
      const before = now.topicOf.get(keys[index] ?? "");
      if (before && lefts.has(before)) return { ...one, topic: before };
      return one.topic !== null && ids.has(one.topic) ? one : { ...one, topic: null };
    }),
    claims: grouping.claims.filter(({ topic }) => ids.has(topic)),
  };
}
