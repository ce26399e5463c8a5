import { describe, expect, test } from "vitest";
import { createRandom, pick } from "../../../../shared/random";
import { clusterTexts } from "./clusterTexts";
import { topicWords } from "./topicWords";
import { vectorsOf } from "./vectors";

/** Words of topics that overlap as those of a debate on mobility do: each text takes a few of its own and many of all. */
const TOPICS = [
  ["bike", "lane", "helmet", "cycle", "pedal", "path", "tyre", "saddle", "bell", "ride"],
  ["bus", "stop", "driver", "line", "ticket", "seat", "late", "timetable", "crowded", "wait"],
  ["parking", "car", "garage", "fuel", "meter", "fine", "space", "street", "engine", "traffic"],
  ["price", "cheap", "discount", "pass", "monthly", "euro", "pay", "fare", "money", "card"],
  ["noise", "air", "smoke", "clean", "pollution", "breathe", "tree", "green", "quiet", "climate"],
];
const COMMON = [
  "city",
  "people",
  "morning",
  "work",
  "home",
  "think",
  "time",
  "good",
  "school",
  "walk",
  "need",
  "way",
  "day",
  "live",
];

/** 2,000 texts of 6 to 16 words, two thirds of which are everybody's. */
function corpus(count: number, seed = 7) {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const topic = index % TOPICS.length;
    const length = 6 + Math.floor(random() * 11);
    const words = Array.from({ length }, () => (random() < 0.35 ? pick(random, TOPICS[topic] ?? []) : pick(random, COMMON)));
    return { topic, words };
  });
}

/** The share of texts that are in a cluster most of whose texts are of their topic; texts in no cluster count as wrong. */
function purity(topics: readonly number[], clusters: readonly (number | null)[]): number {
  const counts = new Map<number, Map<number, number>>();
  for (const [index, cluster] of clusters.entries()) {
    if (cluster === null) continue;
    const own = counts.get(cluster) ?? new Map<number, number>();
    const topic = topics[index] ?? -1;
    counts.set(cluster, own.set(topic, (own.get(topic) ?? 0) + 1));
  }
  const right = [...counts.values()].reduce((sum, own) => sum + Math.max(...own.values()), 0);
  return right / topics.length;
}

describe("groups of texts", () => {
  const texts = corpus(2_000);
  const clusters = clusterTexts(vectorsOf(texts.map(({ words }) => words))).map(({ cluster }) => cluster);

  test("2,000 texts on five topics are told apart", () => {
    const value = purity(
      texts.map(({ topic }) => topic),
      clusters,
    );
    expect(value).toBeGreaterThan(0.8);
    expect(new Set(clusters).size).toBeLessThanOrEqual(15);
  });

  test("the words of a group are those of its topic", () => {
    const words = topicWords({ texts: texts.map(({ words }) => words), formOf: (stem) => stem }, clusters);
    const about = words.map((own) => TOPICS.findIndex((topic) => own.filter((word) => topic.includes(word)).length >= 3));
    // What has next to nothing but everybody's words may be a group of its own.
    for (const [topic] of TOPICS.entries()) expect(about).toContain(topic);
  });

  test("the same texts make the same groups, and texts without words none", () => {
    const again = clusterTexts(vectorsOf(texts.map(({ words }) => words))).map(({ cluster }) => cluster);
    expect(again).toEqual(clusters);
    expect(clusterTexts(vectorsOf([[], [], []]))).toEqual([1, 2, 3].map(() => ({ cluster: null, closeness: 0 })));
  });
});
