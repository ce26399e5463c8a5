import { expect, test } from "vitest";
import { crossTable } from "./crossTable";
import { criticalZ, proportionsZ } from "./significance";
import type { TableAxis } from "./tableAxis";

const axis = (question: string, given: readonly (readonly string[] | undefined)[], keys: readonly string[]): TableAxis => ({
  question,
  categories: keys.map((key) => ({ key, label: key.toUpperCase() })),
  placesOf: (slot) => given[slot]?.map((code) => keys.indexOf(code)),
});
const people = (count: number) => Array.from({ length: count }, (_, index) => index);
const repeated = (parts: readonly (readonly [readonly string[] | undefined, number])[]) =>
  parts.flatMap(([codes, count]) => Array<typeof codes>(count).fill(codes));

test("the critical values are those of the normal distribution", () => {
  expect(criticalZ(0.95)).toBeCloseTo(1.959963984540054, 10);
  expect(criticalZ(0.99)).toBeCloseTo(2.5758293035489, 10);
});

test("a share that is significantly higher has the letter of the lower one", () => {
  // 60 of 100 and 45 of 100: pooled 0.525, z 2.1239 (R: sqrt(prop.test(c(60, 45), c(100, 100), correct = FALSE)$statistic)).
  const likes = axis(
    "likes",
    repeated([
      [["yes"], 60],
      [["no"], 40],
      [["yes"], 45],
      [["no"], 55],
    ]),
    ["yes", "no"],
  );
  const sex = axis(
    "sex",
    repeated([
      [["m"], 100],
      [["w"], 100],
    ]),
    ["m", "w"],
  );
  const table = (level: number) => crossTable({ respondents: people(200), rows: [likes], columns: [sex], level });
  expect(proportionsZ({ share: 0.6, base: 100 }, { share: 0.45, base: 100 }, 0)).toBeCloseTo(2.12398, 5);
  const { columns, rows } = table(0.95);
  expect(columns).toEqual([
    { question: null, key: "total", label: "total", base: 200, weightedBase: 200, effectiveBase: 200 },
    { question: "sex", key: "m", label: "M", base: 100, weightedBase: 100, effectiveBase: 100 },
    { question: "sex", key: "w", label: "W", base: 100, weightedBase: 100, effectiveBase: 100 },
  ]);
  expect(rows[0]).toEqual({
    question: "likes",
    key: "yes",
    label: "YES",
    kind: "category",
    cells: [
      { count: 105, weighted: 105, columnPercent: 52.5, rowPercent: 100, letters: "" },
      { count: 60, weighted: 60, columnPercent: 60, rowPercent: (100 * 60) / 105, letters: "B" },
      { count: 45, weighted: 45, columnPercent: 45, rowPercent: (100 * 45) / 105, letters: "" },
    ],
  });
  expect(rows[1]?.cells.map(({ letters }) => letters)).toEqual(["", "", "A"]);
  expect(
    table(0.99)
      .rows.flatMap(({ cells }) => cells.map(({ letters }) => letters))
      .join(""),
  ).toBe("");
});

test("weights count, whoever has none is left out, and who didn't answer is in no base", () => {
  const answers = axis("q", [["a"], ["b"], ["a"], undefined, ["a"]], ["a", "b"]);
  const groups = axis("g", [["x"], ["x"], ["y"], ["y"], ["y"]], ["x", "y"]);
  const weightOf = (slot: number) => [2, 0.5, 1, 5][slot];
  const input = { respondents: people(5), rows: [answers], columns: [groups], weightOf, level: 0.95 };
  const { columns, rows } = crossTable(input);
  expect(columns.map(({ base, weightedBase }) => [base, weightedBase])).toEqual([
    [3, 3.5],
    [2, 2.5],
    [1, 1],
  ]);
  expect(columns[0]?.effectiveBase).toBeCloseTo(3.5 ** 2 / (4 + 0.25 + 1), 10);
  expect(rows[0]?.cells.map(({ count, weighted, columnPercent }) => [count, weighted, columnPercent])).toEqual([
    [2, 3, (100 * 3) / 3.5],
    [1, 2, 80],
    [1, 1, 100],
  ]);
});

test("people in two columns make a difference easier to tell", () => {
  const [one, other] = [
    { share: 0.5, base: 100 },
    { share: 0.4, base: 100 },
  ];
  expect(proportionsZ(one, other, 50)).toBeGreaterThan(proportionsZ(one, other, 0));
  // The same people differ in nothing.
  expect(proportionsZ(one, one, 100)).toBe(0);
});
