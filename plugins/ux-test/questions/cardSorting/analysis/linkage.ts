/** How far two clusters are apart: the mean, the largest or the smallest distance between their members. */
export const LINKAGES = ["average", "complete", "single"] as const;
export type Linkage = (typeof LINKAGES)[number];

/** A node of the dendrogram; a leaf holds its own place alone. */
export interface Cluster {
  /** Places of its members, as they stand in the dendrogram from one side to the other. */
  readonly members: readonly number[];
  /** The distance at which its parts were joined, 0 for a leaf. */
  readonly height: number;
  readonly parts?: readonly [Cluster, Cluster];
}

/** Lance and Williams (1967): the distance to a cluster that has just been joined, from those to its parts. */
function joined(linkage: Linkage, one: Distanced, other: Distanced): number {
  if (linkage === "complete") return Math.max(one.distance, other.distance);
  if (linkage === "single") return Math.min(one.distance, other.distance);
  return (one.size * one.distance + other.size * other.distance) / (one.size + other.size);
}

interface Distanced {
  readonly size: number;
  readonly distance: number;
}

/**
 * Agglomerative clustering in O(size³), which is little for a hundred cards. Among equal distances the first pair is
 * joined, so that the same answers always give the same tree.
 * @param distance of two different places, symmetric
 * @returns undefined where there is nothing to cluster
 */
export function cluster(
  size: number,
  distance: (one: number, other: number) => number,
  linkage: Linkage = "average",
): Cluster | undefined {
  const between = Array.from({ length: size }, (_, one) =>
    Float64Array.from({ length: size }, (__, other) => (one === other ? 0 : distance(one, other))),
  );
  const gap = (one: number, other: number) => between[one]?.[other] ?? 0;
  const nodes = new Map(Array.from({ length: size }, (_, place): [number, Cluster] => [place, { members: [place], height: 0 }]));
  while (nodes.size > 1) {
    let [left, right, height] = [-1, -1, Number.POSITIVE_INFINITY];
    const open = [...nodes.keys()];
    for (const [at, one] of open.entries())
      for (const other of open.slice(at + 1)) if (gap(one, other) < height) [left, right, height] = [one, other, gap(one, other)];
    const [first, second] = [nodes.get(left), nodes.get(right)];
    if (!first || !second) return undefined;
    for (const other of open) {
      if (other === left || other === right) continue;
      const next = joined(
        linkage,
        { size: first.members.length, distance: gap(left, other) },
        { size: second.members.length, distance: gap(right, other) },
      );
      between[left]?.fill(next, other, other + 1);
      between[other]?.fill(next, left, left + 1);
    }
    nodes.set(left, { members: [...first.members, ...second.members], height, parts: [first, second] });
    nodes.delete(right);
  }
  return nodes.values().next().value;
}

/** All joins of a tree, the closest first. */
export function joinsOf(root: Cluster | undefined): readonly Cluster[] {
  if (!root?.parts) return [];
  const below = root.parts.flatMap(joinsOf);
  return [...below, root].sort((one, other) => one.height - other.height);
}

/** The clusters that are left where the tree is cut into so many. */
export function cutInto(root: Cluster, count: number): readonly Cluster[] {
  let open: readonly Cluster[] = [root];
  while (open.length < count) {
    const widest = open.reduce((found, node) => (node.height > found.height ? node : found));
    if (!widest.parts) return open;
    const { parts } = widest;
    open = open.flatMap((node) => (node === widest ? parts : [node]));
  }
  return open;
}
