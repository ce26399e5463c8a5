import { expect, test } from "vitest";
import { expectedStatistics, respondentColumns } from "../../../../../tests/helpers/statistics";
import { crossTable } from "./crossTable";
import type { TableAxis } from "./tableAxis";

const column = respondentColumns();
const expected = expectedStatistics();
const RESPONDENTS = [...column("gender").keys()];
const LEVEL = 0.95;

/** A column of the fixture as a question of one answer. */
function axis(name: string, codes: readonly number[], more: Partial<TableAxis> = {}): TableAxis {
  const values = column(name);
  return {
    question: name,
    categories: codes.map((code) => ({ key: String(code), label: String(code) })),
    placesOf: (slot) => (codes.includes(values[slot] ?? Number.NaN) ? [codes.indexOf(values[slot] ?? 0)] : undefined),
    ...more,
  };
}
const numberIn = (name: string) => (slot: number) => {
  const value = column(name)[slot];
  return value === undefined || Number.isNaN(value) ? undefined : value;
};
const amounts = column("amount");
/** Many numbers: whoever has one is of its only category. */
const amount: TableAxis = {
  question: "amount",
  categories: [{ key: "any", label: "Any" }],
  placesOf: (slot) => (Number.isNaN(amounts[slot]) ? undefined : [0]),
  numberOf: (slot) => (Number.isNaN(amounts[slot]) ? undefined : amounts[slot]),
};
/** A question of several answers: people are in one column, both, or none. */
const [first, second] = [column("first"), column("second")];
const several: TableAxis = {
  question: "several",
  categories: ["first", "second"].map((key) => ({ key, label: key })),
  placesOf: (slot) => [first, second].flatMap((values, place) => (values[slot] === 1 ? [place] : [])),
};
const rating = axis("rating", [1, 2, 3, 4, 5], { isScale: true });
const scores = numberIn("score");
const score = axis("score", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], { isScale: true, isNps: true, numberOf: scores });
const likes = axis("likes", [0, 1]);

test.each(["one", "weight", "raked"])("a table weighted by %s says what R says", (by) => {
  const weights = by === "one" ? undefined : column(by);
  const { columns, rows, missing } = crossTable({
    respondents: RESPONDENTS,
    rows: [likes, rating, score, amount],
    columns: [axis("gender", [1, 2]), several],
    weightOf: weights && ((slot) => weights[slot]),
    level: LEVEL,
    hasStatistics: true,
    nets: [{ row: "rating", label: "Extremes", keys: ["1", "5"] }],
  });
  const cellsOf = (question: string, key: string) =>
    rows.find((row) => row.question === question && row.key === key)?.cells ?? [];
  const near = (value: number | null | undefined, name: string) =>
    expect(Math.abs((value ?? Number.NaN) / expected(name) - 1), name).toBeLessThan(1e-9);
  for (const sex of [1, 2]) {
    const figure = (name: string) => `${by}.${sex}.${name}`;
    near(columns[sex]?.weightedBase, figure("weightedBase"));
    near(columns[sex]?.effectiveBase, figure("effectiveBase"));
    near((cellsOf("likes", "1")[sex]?.columnPercent ?? 0) / 100, figure("share"));
    near((cellsOf("rating", "top2")[sex]?.columnPercent ?? 0) / 100, figure("top2"));
    near((cellsOf("rating", "bottom2")[sex]?.columnPercent ?? 0) / 100, figure("bottom2"));
    near(cellsOf("score", "nps")[sex]?.value, figure("nps"));
    near(cellsOf("amount", "mean")[sex]?.value, figure("mean"));
    near(cellsOf("amount", "median")[sex]?.value, figure("quantile0.5"));
    near(cellsOf("amount", "standardDeviation")[sex]?.value, figure("standardDeviation"));
  }
  // Letters are where R's p-values are below 5 %, in the column that is higher: men and women, first and second.
  const lettersOf = (test: number, p: number) => (p < 1 - LEVEL ? (test > 0 ? ["B", ""] : ["", "A"]) : ["", ""]);
  for (const [pair, at] of [
    ["gender", 1],
    ["several", 3],
  ] as const) {
    const letters = (cells: readonly { readonly letters: string }[]) => cells.slice(at, at + 2).map((cell) => cell.letters);
    const name = `${by}.${pair}`;
    expect(letters(cellsOf("likes", "1"))).toEqual(lettersOf(expected(`${name}.z`), expected(`${name}.zP`)));
    expect(letters(cellsOf("amount", "mean"))).toEqual(lettersOf(expected(`${name}.t`), expected(`${name}.p`)));
  }
  expect(cellsOf("amount", "mean")[2]?.letters).toBe("A");
  const extremes = cellsOf("rating", "net:0");
  for (const [at, cell] of extremes.entries())
    expect(cell.weighted).toBeCloseTo(
      (cellsOf("rating", "1")[at]?.weighted ?? 0) + (cellsOf("rating", "5")[at]?.weighted ?? 0),
      9,
    );
  expect(missing.map(({ reasons }) => reasons["no-answer"] ?? 0)).toEqual([
    0,
    0,
    RESPONDENTS.filter((slot) => scores(slot) === undefined).length,
    amounts.filter(Number.isNaN).length,
  ]);
});

test("rows of statistics are there where they are asked for", () => {
  const input = { respondents: RESPONDENTS, rows: [score, likes], columns: [several], level: LEVEL };
  expect(new Set(crossTable(input).rows.map(({ kind }) => kind))).toEqual(new Set(["category"]));
  const kinds = crossTable({ ...input, hasStatistics: true }).rows.flatMap(({ question, kind }) =>
    kind === "category" ? [] : [[question, kind]],
  );
  expect(kinds).toEqual(["top2", "bottom2", "nps", "mean", "median", "standardDeviation"].map((kind) => ["score", kind]));
});
