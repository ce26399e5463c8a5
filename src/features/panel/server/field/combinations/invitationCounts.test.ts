import { describe, expect, test } from "vitest";
import { createRandom } from "../../../../../shared/random";
import { allocate, type Combination } from "./allocate";
import { fieldTables } from "./fieldTables";
import { invitationCounts, type Supply } from "./invitationCounts";

const of = (cell: number, given: readonly number[], combinations: readonly Combination[]) =>
  combinations.reduce((sum, { cells }, index) => sum + (cells.includes(cell) ? (given[index] ?? 0) : 0), 0);

/** All combinations of a table of two cells and one of three. */
const crossed = (capacity: (first: number, second: number) => number): readonly Combination[] =>
  [0, 1].flatMap((first) => [2, 3, 4].map((second) => ({ cells: [first, second], capacity: capacity(first, second) })));

describe("what each combination of cells is to give", () => {
  test("of one table's cells it is what they are missing, as far as their people go", () => {
    expect(
      allocate(
        [10, 5],
        [
          { cells: [0], capacity: 100 },
          { cells: [1], capacity: 3 },
        ],
      ),
    ).toEqual([10, 3]);
  });

  test("fills the cells of two tables together, exactly, however unlike the panel's people are", () => {
    const combinations = crossed((first, second) => (first === 0 ? 100 : 40) / (second === 2 ? 1 : second));
    const needs = [20, 20, 10, 12, 18];
    const given = allocate(needs, combinations);
    for (const [cell, need] of needs.entries()) expect(of(cell, given, combinations)).toBeCloseTo(need, 3);
    for (const [index, one] of given.entries()) expect(one).toBeLessThanOrEqual(combinations[index]?.capacity ?? 0);
  });

  test("finds the only way there is where one combination is rare", () => {
    // Of the first cell nobody is in the third: it has to be filled by the second's people.
    const combinations = crossed((first, second) => (first === 0 && second === 2 ? 0 : 50));
    const given = allocate([10, 10, 10, 5, 5], combinations);
    expect(given[3]).toBeCloseTo(10, 1);
    expect((given[1] ?? 0) + (given[2] ?? 0)).toBeCloseTo(10, 1);
    expect([given[4], given[5]].every((one) => (one ?? 0) < 0.05)).toBe(true);
  });

  test("asks nobody of a combination with a full cell, nor more than a cell is missing", () => {
    const combinations = crossed(() => 1_000);
    const given = allocate([0, 6, 1, 0, 5], combinations);
    expect(given.slice(0, 3)).toEqual([0, 0, 0]);
    expect(given[4]).toBe(0);
    expect([given[3], given[5]].map((one) => Math.round((one ?? 0) * 1e3) / 1e3)).toEqual([1, 5]);
    const uneven = allocate([10, 10, 1, 1, 1], combinations);
    for (const [cell, need] of [10, 10, 1, 1, 1].entries())
      expect(of(cell, uneven, combinations)).toBeLessThanOrEqual(need + 1e-9);
  });

  test("a field that always asks for what is missing fills all tables to the last place", () => {
    const random = createRandom(11);
    const needs = [40, 40, 17, 33, 30];
    const people = crossed((first, second) => 60 + 20 * first + 10 * second).map((one) => ({ ...one, left: one.capacity }));
    for (let round = 0; round < 60 && needs.some((need) => need > 0); round += 1) {
      const supplies = people.map(({ cells, left }) => ({ cells, people: left, responses: left * 0.5 }));
      const { counts } = invitationCounts(supplies, { needs, perResponse: 0.8, mostResponses: Infinity, mostPeople: 20 });
      for (const [index, count] of counts.entries()) {
        const group = people[index];
        if (!group) continue;
        group.left -= count;
        for (let one = 0; one < count; one += 1) {
          if (random() > 0.4 || group.cells.some((cell) => (needs[cell] ?? 0) === 0)) continue;
          for (const cell of group.cells) needs[cell] = (needs[cell] ?? 0) - 1;
        }
      }
    }
    expect(needs).toEqual([0, 0, 0, 0, 0]);
  });
});

describe("how many people are invited", () => {
  const supply = (people: number, ...cells: number[]): Supply => ({ cells, people, responses: people / 5 });
  const wish = { perResponse: 0.5, mostResponses: Number.POSITIVE_INFINITY, mostPeople: 1_000 };

  test("are as many as bring what is missing by their own rates, rounded up", () => {
    // 10 for a complete.
    expect(invitationCounts([supply(500, 0), supply(500, 1)], { ...wish, needs: [3.01, 0.02] }).counts).toEqual([31, 1]);
  });

  test("are no more than there are", () => {
    expect(invitationCounts([supply(7, 0)], { ...wish, needs: [30] }).counts).toEqual([7]);
  });

  test("are a portion at a time, of all cells alike", () => {
    const { counts, goesOn } = invitationCounts([supply(900, 0), supply(900, 1)], { ...wish, needs: [30, 10], mostPeople: 40 });
    expect(counts).toEqual([30, 10]);
    expect(goesOn).toBe(true);
    expect(invitationCounts([supply(900, 0)], { ...wish, needs: [3] }).goesOn).toBe(false);
  });

  test("are what brings the first responses, while nobody knows whether people fit", () => {
    expect(invitationCounts([supply(900, 0), supply(900, 1)], { ...wish, needs: [30, 30], mostResponses: 12 }).counts).toEqual([
      30, 30,
    ]);
    expect(invitationCounts([supply(900, 0)], { ...wish, needs: [30], mostResponses: -1 }).counts).toEqual([0]);
  });

  test("aren't one of each of many combinations that each bring a part of somebody", () => {
    const supplies = Array.from({ length: 60 }, (_, index) => supply(50, index % 2, 2 + Math.floor(index / 2)));
    const needs = [1, 1, ...Array.from({ length: 30 }, () => 2 / 30)];
    const { counts } = invitationCounts(supplies, { ...wish, needs });
    const all = counts.reduce((sum, count) => sum + count, 0);
    expect(all).toBeGreaterThanOrEqual(20);
    expect(all).toBeLessThanOrEqual(22);
  });
});

describe("the tables of a field", () => {
  const cell = (target: number, ...names: string[]) => ({
    ...{ title: "", target },
    criteria: names.map((criterion) => ({ criterion, values: ["x"] })),
  });
  const tablesOf = (sampleSize: number, ...cells: ReturnType<typeof cell>[]) =>
    fieldTables({ sampleSize, cells }).map((table) => [table.cells, table.isWhole]);

  test("are made by the criteria of the cells", () => {
    expect(tablesOf(10, cell(5, "GENDER"), cell(6, "AGE"), cell(5, "GENDER"), cell(4, "AGE"))).toEqual([
      [[0, 2], true],
      [[1, 3], true],
    ]);
  });

  test("a cell without criteria is of the table before it, or all by itself", () => {
    expect(tablesOf(10, cell(4, "GENDER"), cell(6))).toEqual([[[0, 1], true]]);
    expect(tablesOf(10, cell(10))).toEqual([[[0], true]]);
  });

  test("one that doesn't divide the whole sample leaves room for people who are in none of its cells", () => {
    expect(tablesOf(10, cell(5, "GENDER"), cell(5, "AGE"))).toEqual([
      [[0], false],
      [[1], false],
    ]);
  });
});
