import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { figure } from "../../../../../tests/helpers/drill";
import type { Design } from "./design";
import { designSets } from "./designSets";

const designs: fc.Arbitrary<Design> = fc
  .record({
    items: fc.integer({ min: 4, max: 40 }),
    perSet: fc.integer({ min: 3, max: 6 }),
    sets: fc.integer({ min: 1, max: 40 }),
  })
  .filter(({ items, perSet }) => perSet < items);

function spread(counts: readonly number[]): number {
  return Math.max(...counts) - Math.min(...counts);
}

/** How often each of `length` things is among those. */
function countsOf(places: readonly number[], length: number): readonly number[] {
  return Array.from({ length }, (_, place) => places.filter((other) => other === place).length);
}

function pairCounts({ items, ...design }: Design): readonly number[] {
  const sets = designSets({ items, ...design });
  const pairs = Array.from({ length: items }, (_, one) =>
    Array.from({ length: items - one - 1 }, (_, more) => [one, one + more + 1]),
  );
  return pairs.flat().map(([one = 0, other = 0]) => sets.filter((set) => set.includes(one) && set.includes(other)).length);
}

function check(holds: (design: Design, sets: readonly (readonly number[])[]) => void): void {
  fc.assert(
    fc.property(designs, (design) => {
      holds(design, designSets(design));
    }),
    { numRuns: figure({ commit: 8, drill: 30 }) },
  );
}

describe("whatever is asked for", () => {
  test("there are as many sets, each of as many different items", () => {
    check(({ items, perSet, sets }, found) => {
      expect(found).toHaveLength(sets);
      for (const set of found) {
        expect(new Set(set).size).toBe(perSet);
        expect(set.every((item) => item >= 0 && item < items)).toBe(true);
      }
    });
  });

  test("each item is shown as often as any other, or once more", () => {
    check(({ items }, found) => expect(spread(countsOf(found.flat(), items))).toBeLessThanOrEqual(1));
  });

  test("no item stands much more often in one place of a set than in another", () => {
    check(({ items, perSet }, found) => {
      for (let item = 0; item < items; item += 1) {
        const places = found.flatMap((set) => (set.includes(item) ? [set.indexOf(item)] : []));
        expect(spread(countsOf(places, perSet))).toBeLessThanOrEqual(2);
      }
    });
  });

  test("pairs meet about as often as others", () => {
    check(({ items, perSet, sets }) => {
      const counts = pairCounts({ items, perSet, sets });
      const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
      const squares = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / counts.length;
      // Chance alone gives a variance of about the mean.
      expect(squares).toBeLessThanOrEqual(Math.max(1, mean * 0.5));
    });
  });
});

test("the same numbers always make the same sets", () => {
  expect(designSets({ items: 6, perSet: 4, sets: 5 })).toMatchInlineSnapshot(`
    [
      [
        2,
        4,
        0,
        1,
      ],
      [
        5,
        3,
        1,
        4,
      ],
      [
        0,
        2,
        5,
        3,
      ],
      [
        1,
        0,
        4,
        5,
      ],
      [
        4,
        5,
        3,
        2,
      ],
    ]
  `);
});

test.each([
  [{ items: 7, perSet: 3, sets: 7 }, 1],
  [{ items: 6, perSet: 3, sets: 10 }, 2],
  [{ items: 9, perSet: 3, sets: 12 }, 1],
  [{ items: 11, perSet: 5, sets: 11 }, 2],
  [{ items: 13, perSet: 4, sets: 13 }, 1],
  [{ items: 16, perSet: 6, sets: 16 }, 2],
])("all pairs meet alike where that is possible: %j", (design, times) => {
  expect(new Set(pairCounts(design))).toEqual(new Set([times]));
});

test("nothing to show makes no sets", () => {
  expect(designSets({ items: 0, perSet: 0, sets: 0 })).toEqual([]);
});
