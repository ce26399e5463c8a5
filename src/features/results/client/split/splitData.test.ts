import { expect, test } from "vitest";
import type { QuestionResult } from "../../shared/api";
import type { CrossTable } from "../../shared/tablesApi";
import { splitCsv } from "./splitCsv";
import { MOST_GROUPS, splitChart, splitKinds, splitOf } from "./splitData";

const column = (question: string | null, key: string) => ({
  ...{ question, key, label: key, base: 9, weightedBase: 9, effectiveBase: 9 },
});
const share = (count: number, columnPercent: number) => ({ count, weighted: count, columnPercent, rowPercent: 0, letters: "" });
const row = (key: string, cells: CrossTable["rows"][number]["cells"], kind: CrossTable["rows"][number]["kind"] = "category") => ({
  ...{ question: "age", key, label: `asked ${key}`, kind, cells },
});
const TABLE: CrossTable = {
  columns: [column(null, "total"), column("sex", "w"), column("sex", "m"), column("sex", "x")],
  rows: [
    row("1", [share(2, 50), share(1, 100), share(1, 33), share(0, 0)]),
    row("2", [share(2, 50), share(0, 0), share(2, 67), share(0, 0)]),
    row(
      "mean",
      [1.5, 1, 2, null].map((value) => ({ ...share(1, 0), value })),
      "mean",
    ),
  ],
  missing: [{ question: "age", bases: [4, 1, 3, 0].map((base) => ({ base, weightedBase: base })), reasons: {} }],
};
const QUESTION: QuestionResult = {
  ...{ id: "q", variable: "age", title: "¿Edad?", type: "single-choice", isAnswerable: true, charts: ["bar"], canFilter: true },
  ...{ base: 4, missing: {}, counts: ["2", "1"].map((code) => ({ code, label: `own ${code}`, count: 2, share: 0.5 })) },
};
const nameOf = ({ label, base }: { readonly label: string; readonly base: number }) => `${label} ${base}`;

function split() {
  const found = splitOf(TABLE, "age", QUESTION);
  if (!found) throw new Error("no split");
  return found;
}

test("a question's groups have their bases, and answers stand as the page shows them", () => {
  expect(split().groups.map(({ label, base }) => [label, base])).toEqual([
    ["w", 1],
    ["m", 3],
    ["x", 0],
  ]);
  expect(split().answers.map(({ label }) => label)).toEqual(["own 2", "own 1"]);
  expect(splitOf(TABLE, "other", QUESTION)).toBeUndefined();
});

test("a group of nobody has no shares and no mean, rather than 0", () => {
  expect(split().answers[0]?.cells.at(-1)).toEqual({ value: null, count: 0 });
  expect(split().answers[0]?.cells[1]).toEqual({ value: 0, count: 0 });
  const { series, categories } = splitChart(split(), { kind: "mean", question: QUESTION, nameOf });
  expect(categories.map(({ label }) => label)).toEqual(["w 1", "m 3", "x 0"]);
  expect(series[0]?.points).toEqual([{ value: 1 }, { value: 2 }, { value: 0, isEmpty: true }]);
});

test("grouped, groups are the series; stacked, answers are, in the places of their colours", () => {
  const grouped = splitChart(split(), { kind: "grouped", question: QUESTION, nameOf });
  expect(grouped.series.map(({ label }) => label)).toEqual(["w 1", "m 3", "x 0"]);
  const stacked = splitChart(split(), { kind: "stacked", question: QUESTION, nameOf });
  expect(stacked.series.map(({ label, order }) => [label, order])).toEqual([
    ["own 2", 1],
    ["own 1", 0],
  ]);
  expect(stacked.categories.map(({ base }) => base)).toEqual([1, 3, 0]);
});

test("no more groups are drawn side by side than have a colour of their own", () => {
  const groups = Array.from({ length: MOST_GROUPS + 5 }, (_, key) => ({ key: `${key}`, label: `${key}`, base: 1 }));
  expect(splitChart({ ...split(), groups }, { kind: "grouped", question: QUESTION, nameOf }).series).toHaveLength(MOST_GROUPS);
});

test("numbers are compared by their means first, and a grid is read as a table", () => {
  expect(splitKinds(split(), QUESTION)).toEqual(["mean", "grouped", "stacked"]);
  const isGrid = { ...QUESTION, counts: QUESTION.counts.map((one) => ({ ...one, group: { code: "r", label: "r", base: 1 } })) };
  expect(splitKinds({ ...split(), statistics: [] }, isGrid)).toEqual([]);
});

test("as a file it leaves empty what is of nobody", () => {
  const heads = { answer: "Respuesta", base: "Base", total: "Total" };
  expect(splitCsv(split(), heads, ";").split("\r\n").slice(0, 4)).toEqual([
    "\uFEFFRespuesta;Total;w;m;x",
    "Base;4;1;3;0",
    "own 2;0.5;0;0.67;",
    "own 1;0.5;1;0.33;",
  ]);
});
