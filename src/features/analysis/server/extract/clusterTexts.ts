import { createRandom } from "../../../../shared/random";
import type { TextVector, TextVectors } from "./vectors";

/** The cluster of a text; null if it is close to none. */
export interface Assignment {
  readonly cluster: number | null;
  /** Cosine to the cluster's centre, 0 to 1. */
  readonly closeness: number;
}

type Centre = Float64Array;

const SEED = 45;
const RESTARTS = 4;
const ROUNDS = 25;
/** Texts a cluster has on average at least. */
const TEXTS_EACH = 10;
const MOST_CLUSTERS = 14;
/** Below it a text shares next to nothing with its cluster. */
const LEAST_CLOSENESS = 0.1;
/** Centres as close as that are one topic. */
const SAME_TOPIC = 0.55;
const LEAST_SIZE = 3;

function cosine({ words, weights }: TextVector, centre: Centre): number {
  let sum = 0;
  for (let index = 0; index < words.length; index++) sum += (weights[index] ?? 0) * (centre[words[index] ?? 0] ?? 0);
  return sum;
}

function normalise(centre: Centre): Centre {
  const length = Math.sqrt(centre.reduce((sum, weight) => sum + weight * weight, 0)) || 1;
  return centre.map((weight) => weight / length);
}

function centreOf(vectors: readonly TextVector[], size: number): Centre {
  const centre = new Float64Array(size);
  for (const { words, weights } of vectors)
    for (const [index, word] of words.entries()) centre[word] = (centre[word] ?? 0) + (weights[index] ?? 0);
  return normalise(centre);
}

function assign(vectors: readonly TextVector[], centres: readonly Centre[]): Assignment[] {
  return vectors.map((vector) => {
    let best: Assignment = { cluster: null, closeness: 0 };
    for (const [cluster, centre] of centres.entries()) {
      const closeness = cosine(vector, centre);
      if (closeness > best.closeness) best = { cluster, closeness };
    }
    return best;
  });
}

/** First centres far from one another (k-means++: Arthur and Vassilvitskii 2007, with 1 - cosine as distance). */
function firstCentres(
  vectors: readonly TextVector[],
  { count, size, random }: { count: number; size: number; random: () => number },
) {
  const centres: Centre[] = [];
  let distances = vectors.map(() => 1);
  while (centres.length < count) {
    const total = distances.reduce((sum, distance) => sum + distance, 0);
    let rest = random() * total;
    const chosen = distances.findIndex((distance) => {
      rest -= distance;
      return rest < 0;
    });
    const centre = centreOf([vectors[Math.max(chosen, 0)] as TextVector], size);
    centres.push(centre);
    distances = vectors.map((vector, index) => Math.min(distances[index] ?? 0, Math.max(0, 1 - cosine(vector, centre)) ** 2));
  }
  return centres;
}

function cluster(vectors: readonly TextVector[], options: { count: number; size: number; random: () => number }) {
  let centres = firstCentres(vectors, options);
  let assigned = assign(vectors, centres);
  for (let round = 0; round < ROUNDS; round++) {
    centres = centres.map((_, number) =>
      centreOf(
        vectors.filter((_, index) => assigned[index]?.cluster === number),
        options.size,
      ),
    );
    const next = assign(vectors, centres);
    const isStable = next.every(({ cluster }, index) => cluster === assigned[index]?.cluster);
    assigned = next;
    if (isStable) break;
  }
  return { centres, assigned, cohesion: assigned.reduce((sum, { closeness }) => sum + closeness, 0) };
}

/** The clusters in which each one ends once those with like centres are one, by number; the first of them keeps its number. */
function mergeLike(centres: readonly Centre[]): readonly number[] {
  const into = centres.map((_, index) => index);
  for (let one = 0; one < centres.length; one++)
    for (let other = one + 1; other < centres.length; other++) {
      const closeness = (centres[one] as Centre).reduce((sum, weight, word) => sum + weight * (centres[other]?.[word] ?? 0), 0);
      if (closeness >= SAME_TOPIC && into[other] === other) into[other] = into[one] ?? one;
    }
  return into;
}

/**
 * Texts by what they have in common: spherical k-means (Dhillon and Modha 2001), the best of some starts; the same texts in
 * the same order give the same clusters. Clusters of fewer than three texts are none.
 * @returns an assignment for each text, clusters numbered from 0 by size, the largest first
 */
export function clusterTexts({ vocabulary, vectors }: TextVectors): readonly Assignment[] {
  const filled = vectors.filter(({ words }) => words.length > 0);
  const count = Math.min(MOST_CLUSTERS, Math.floor(filled.length / TEXTS_EACH) + 1);
  if (filled.length === 0) return vectors.map(() => ({ cluster: null, closeness: 0 }));
  const random = createRandom(SEED);
  const size = vocabulary.length;
  const tries = Array.from({ length: RESTARTS }, () => cluster(filled, { count, size, random }));
  const { centres } = tries.reduce((best, one) => (one.cohesion > best.cohesion ? one : best));
  const into = mergeLike(centres);
  const assigned = assign(vectors, centres).map(({ cluster, closeness }) => ({
    cluster: cluster === null || closeness < LEAST_CLOSENESS ? null : (into[cluster] ?? cluster),
    closeness: Math.min(1, closeness),
  }));
  const sizes = new Map<number, number>();
  for (const { cluster } of assigned) if (cluster !== null) sizes.set(cluster, (sizes.get(cluster) ?? 0) + 1);
  const bySize = [...sizes].filter(([, texts]) => texts >= LEAST_SIZE).sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const numbers = new Map(bySize.map(([cluster], number) => [cluster, number]));
  return assigned.map(({ cluster, closeness }) => ({
    cluster: cluster === null ? null : (numbers.get(cluster) ?? null),
    closeness,
  }));
}
