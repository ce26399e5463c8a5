import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../../../../tests/helpers/root";
import { countPairs, similarityOf } from "./coSorting";
import { type Cluster, cluster, cutInto, joinsOf, LINKAGES } from "./linkage";

const read = (name: string): Record<string, string>[] =>
  parse(readFileSync(path.join(ROOT, "plugins/ux-test/tests/fixtures/cardSorting", name)), { columns: true });
const expected = new Map(read("expected.csv").map(({ name, value }) => [name ?? "", Number(value)]));

function sortsOfPeople(): readonly (readonly (string | undefined)[])[] {
  const people = new Map<string, (string | undefined)[]>();
  for (const { person = "", card, group } of read("sorts.csv")) {
    const own = people.get(person) ?? [];
    own[Number(card) - 1] = group;
    people.set(person, own);
  }
  return [...people.values()];
}

const SIZE = 14;
const pairs = countPairs(SIZE, sortsOfPeople());
const distance = (one: number, other: number) => 1 - (similarityOf(pairs, one, other) ?? 0);
const near = (value: number | undefined, name: string) => {
  const wanted = expected.get(name) ?? Number.NaN;
  expect(Math.abs((value ?? Number.NaN) - wanted), `${name}: ${value} for ${wanted}`).toBeLessThanOrEqual(1e-9);
};

/** The height at which two leaves come together. */
function cophenetic(node: Cluster, one: number, other: number): number {
  const below = node.parts?.find(({ members }) => members.includes(one) && members.includes(other));
  return below ? cophenetic(below, one, other) : node.height;
}

const PAIRS = Array.from({ length: SIZE }, (_, one) => Array.from({ length: one }, (__, other) => [one, other] as const)).flat();

describe("as R computes it", () => {
  test("similarity of every pair, cards left over and all", () => {
    expect(PAIRS).toHaveLength(91);
    for (const [one, other] of PAIRS) near(similarityOf(pairs, other, one), `similarity.${one + 1}.${other + 1}`);
  });

  test.each(LINKAGES)("heights of joins and cophenetic distances of %s linkage", (linkage) => {
    const tree = cluster(SIZE, distance, linkage);
    const joins = joinsOf(tree);
    expect(joins).toHaveLength(SIZE - 1);
    for (const [place, { height }] of joins.entries()) near(height, `${linkage}.height.${place + 1}`);
    if (!tree) throw new Error("no tree");
    for (const [one, other] of PAIRS) near(cophenetic(tree, one, other), `${linkage}.cophenetic.${one + 1}.${other + 1}`);
  });
});

test("of cards that nobody sorted both nothing is known", () => {
  const few = countPairs(3, [["a", "a", undefined]]);
  expect([similarityOf(few, 0, 1), similarityOf(few, 2, 1), similarityOf(few, 2, 2)]).toEqual([1, undefined, 1]);
});

test("a tree is cut into as many clusters as are asked for, the widest first", () => {
  const tree = cluster(4, (one, other) => (one + other === 1 || one + other === 5 ? 0.1 : 0.9));
  if (!tree) throw new Error("no tree");
  expect(cutInto(tree, 2).map(({ members }) => members)).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(cutInto(tree, 9)).toHaveLength(4);
  expect(cluster(0, () => 1)).toBeUndefined();
});
