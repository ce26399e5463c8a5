import { expect, test } from "vitest";
import type { CrossTable } from "../../shared/tablesApi";
import { columnGroups, columnLetters } from "./columnGroups";
import { crossTableCsv } from "./crossTableCsv";

const column = (question: string | null, key: string, base: number) => ({
  ...{ question, key, label: key.toUpperCase(), base },
  ...{ weightedBase: base, effectiveBase: base },
});
const cell = (columnPercent: number, letters = "") => ({ count: 1, weighted: 1, columnPercent, rowPercent: 100, letters });
const TABLE: CrossTable = {
  columns: [column(null, "total", 10), column("sex", "m", 4), column("sex", "w", 6), column("age", "young", 10)],
  rows: [
    { question: "likes", key: "yes", label: "Yes", kind: "category", cells: [cell(50), cell(75, "B"), cell(33.3), cell(50)] },
  ],
  missing: [],
};

test("columns have a letter each among those of their question", () => {
  expect(columnLetters(TABLE.columns)).toEqual(["", "A", "B", "A"]);
  expect(columnGroups(TABLE.columns)).toEqual([
    { question: null, span: 1 },
    { question: "sex", span: 2 },
    { question: "age", span: 1 },
  ]);
});

test("a table as CSV has its bases, percentages and letters", () => {
  const heads = {
    base: "Base",
    weightedBase: "Weighted",
    effectiveBase: "Effective",
    titleOf: (name: string) => name.toUpperCase(),
  };
  expect(crossTableCsv(TABLE, heads, ",").trim().split("\r\n").slice(1)).toEqual([
    ",,TOTAL,,M,A,W,B,YOUNG,A",
    ",Base,10,,4,,6,,10,",
    ",Weighted,10,,4,,6,,10,",
    ",Effective,10,,4,,6,,10,",
    "LIKES,Yes,50,,75,B,33.3,,50,",
  ]);
});
