import { createRandom } from "../../../../shared/random";
import type { Design } from "./design";

/** All orders of some items. */
function ordersOf(items: readonly number[]): readonly (readonly number[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((first, place) => ordersOf(items.toSpliced(place, 1)).map((rest) => [first, ...rest]));
}

/** Each set in the order that puts its items where they have been least, so that none gains by standing first. */
function orderSets(sets: readonly (readonly number[])[], { items, perSet }: Design): readonly (readonly number[])[] {
  const shownAt = Array.from({ length: items }, () => new Array<number>(perSet).fill(0));
  const costOf = (order: readonly number[]) => order.reduce((sum, item, place) => sum + (shownAt[item]?.[place] ?? 0) ** 2, 0);
  return sets.map((set) => {
    const order = ordersOf(set)
      .map((one) => ({ one, cost: costOf(one) }))
      .reduce((best, other) => (other.cost < best.cost ? other : best)).one;
    for (const [place, item] of order.entries()) {
      const places = shownAt[item];
      if (places) places[place] = (places[place] ?? 0) + 1;
    }
    return order;
  });
}

/** Work that one design may take, in comparisons of two items. */
const WORK = 400_000;
const MOST_ATTEMPTS = 30;
const MOST_DESIGNS = 200;
/** Small enough a part of one that a spread never outweighs a square. */
const SPREAD_SHARE = 1000;

type Pairs = readonly number[][];

const known = new Map<string, readonly (readonly number[])[]>();

/**
 * The sets of a best-worst experiment, as places of items from 0: always the same for the same numbers. No item is
 * twice in a set, each is shown as often as any other or once more, at every place of a set as evenly as it goes, and
 * beside each other item as evenly as a search of bounded length finds.
 *
 * A survey that is under way relies on it: whoever changes the search changes its sets.
 *
 * Where a balanced incomplete block design exists for small numbers (7 items in 7 sets of 3), that is mostly what it is.
 */
export function designSets(design: Design): readonly (readonly number[])[] {
  const key = `${design.items}/${design.perSet}/${design.sets}`;
  const found = known.get(key) ?? orderSets(evenestOf(design), design);
  if (known.size >= MOST_DESIGNS) known.clear();
  known.set(key, found);
  return found;
}

function evenestOf(design: Design): readonly (readonly number[])[] {
  const { items, perSet, sets } = design;
  const effort = sets * perSet * (items + sets * perSet * perSet) || 1;
  const attempts = Math.max(3, Math.min(MOST_ATTEMPTS, Math.floor(WORK / effort)));
  const least = leastUnevenness(design);
  let best: { readonly sets: number[][]; readonly unevenness: number } = { sets: [], unevenness: Number.POSITIVE_INFINITY };
  for (let attempt = 0; attempt < attempts && best.unevenness > least; attempt += 1) {
    const pairs = emptyPairs(items);
    const filled = fillSets(design, pairs, createRandom(attempt + 1));
    exchange(filled, pairs);
    const unevenness = unevennessOf(pairs);
    if (unevenness < best.unevenness) best = { sets: filled, unevenness };
  }
  return best.sets;
}

function emptyPairs(items: number): number[][] {
  return Array.from({ length: items }, () => new Array<number>(items).fill(0));
}

function countOf(pairs: Pairs, one: number, other: number): number {
  return pairs[one]?.[other] ?? 0;
}

function addPairs(pairs: Pairs, item: number, others: readonly number[], by: number): void {
  for (const other of others) {
    if (other === item) continue;
    for (const [row, column] of [
      [item, other],
      [other, item],
    ] as const) {
      const counts = pairs[row];
      if (counts) counts[column] = countOf(pairs, row, column) + by;
    }
  }
}

/** How often an item has been beside some others. */
function together(pairs: Pairs, item: number, others: readonly number[]): number {
  return others.reduce((sum, other) => sum + countOf(pairs, item, other), 0);
}

/** Sets one after another, each of the items shown least, and of these of those that met least. */
function fillSets({ items, perSet, sets }: Design, pairs: Pairs, random: () => number): number[][] {
  const shown = new Array<number>(items).fill(0);
  return Array.from({ length: sets }, () => {
    const set: number[] = [];
    while (set.length < perSet) {
      const free = shown.map((_, item) => item).filter((item) => !set.includes(item));
      const least = Math.min(...free.map((item) => shown[item] ?? 0));
      const next = free
        .filter((item) => shown[item] === least)
        .map((item) => ({ item, met: together(pairs, item, set) + random() / 2 }))
        .reduce((one, other) => (other.met < one.met ? other : one));
      addPairs(pairs, next.item, set, 1);
      set.push(next.item);
    }
    for (const item of set) shown[item] = (shown[item] ?? 0) + 1;
    return set;
  });
}

/** Items change sets as long as that makes pairs more even; how often each is shown stays. */
function exchange(sets: number[][], pairs: Pairs): void {
  let hasImproved = true;
  while (hasImproved) {
    hasImproved = false;
    for (const [index, set] of sets.entries())
      for (const other of sets.slice(index + 1)) if (exchangeBetween(set, other, pairs)) hasImproved = true;
  }
}

function exchangeBetween(set: number[], other: number[], pairs: Pairs): boolean {
  for (const [place, mine] of set.entries()) {
    if (other.includes(mine)) continue;
    for (const [otherPlace, theirs] of other.entries()) {
      if (set.includes(theirs)) continue;
      const rest = set.filter((item) => item !== mine);
      const otherRest = other.filter((item) => item !== theirs);
      if (gainOf({ mine, theirs, rest, otherRest }, pairs) <= 0) continue;
      move(pairs, mine, rest, otherRest);
      move(pairs, theirs, otherRest, rest);
      set[place] = theirs;
      other[otherPlace] = mine;
      return true;
    }
  }
  return false;
}

interface Exchange {
  readonly mine: number;
  readonly theirs: number;
  /** The other items of each set. */
  readonly rest: readonly number[];
  readonly otherRest: readonly number[];
}

/** By how much the squares of the pairs' counts would shrink. */
function gainOf({ mine, theirs, rest, otherRest }: Exchange, pairs: Pairs): number {
  const isShared = (item: number) => rest.includes(item) && otherRest.includes(item);
  const apart = (items: readonly number[]) => items.filter((item) => !isShared(item));
  const change = (item: number, left: readonly number[], joined: readonly number[]) =>
    left.reduce((sum, one) => sum + 2 * countOf(pairs, item, one) - 1, 0) -
    joined.reduce((sum, one) => sum + 2 * countOf(pairs, item, one) + 1, 0);
  return change(mine, apart(rest), apart(otherRest)) + change(theirs, apart(otherRest), apart(rest));
}

function move(pairs: Pairs, item: number, from: readonly number[], to: readonly number[]): void {
  addPairs(pairs, item, from, -1);
  addPairs(pairs, item, to, 1);
}

/** The sum of the squares of how often each pair meets, least where all meet alike; of equal sums, the narrower spread. */
function unevennessOf(pairs: Pairs): number {
  const met = pairs.flatMap((counts, item) => counts.slice(item + 1));
  const squares = met.reduce((sum, count) => sum + count ** 2, 0);
  const spread =
    met.reduce((most, count) => Math.max(most, count), 0) - met.reduce((least, count) => Math.min(least, count), squares);
  return squares + spread / SPREAD_SHARE;
}

/** What no design can be below: every pair met as often as any other, or once more. */
function leastUnevenness({ items, perSet, sets }: Design): number {
  const pairs = (items * (items - 1)) / 2;
  const met = (sets * perSet * (perSet - 1)) / 2;
  if (pairs === 0) return 0;
  const each = Math.floor(met / pairs);
  const more = met - each * pairs;
  return more * (each + 1) ** 2 + (pairs - more) * each ** 2 + (more > 0 ? 1 : 0) / SPREAD_SHARE;
}
