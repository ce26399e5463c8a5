import type { Design } from "./design";

/** All orders of some items. */
function ordersOf(items: readonly number[]): readonly (readonly number[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((first, place) => ordersOf(items.toSpliced(place, 1)).map((rest) => [first, ...rest]));
}

/** Each set in the order that puts its items where they have been least, so that none gains by standing first. */
export function orderSets(sets: readonly (readonly number[])[], { items, perSet }: Design): readonly (readonly number[])[] {
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
