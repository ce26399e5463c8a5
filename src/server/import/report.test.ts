import { expect, test } from "vitest";
import { createTexts } from "../platform/texts";
import type { CellIssue } from "./importPlan";
import { type IssueReport, MOST_KEPT, withIssues } from "./report";

const speaker = { texts: createTexts(process.cwd()), language: "en" } as const;
const fault = (row: number): CellIssue => ({
  path: "/pieces",
  rule: "minimum",
  params: { limit: 1 },
  row,
  column: "Pieces",
  field: "pieces",
});
const EMPTY: IssueReport = { faults: [], faultCount: 0 };

test("faults are told in the order of the rows: the first 200 in the report, all to be kept", () => {
  const { report, kept } = withIssues(
    EMPTY,
    Array.from({ length: 250 }, (_, n) => fault(251 - n)),
    speaker,
  );
  expect(kept.map(({ row }) => row)).toEqual(Array.from({ length: 250 }, (_, n) => n + 2));
  expect(kept[0]).toEqual({ row: 2, column: "Pieces", field: "pieces", message: expect.stringMatching(/1/) });
  expect(report).toEqual({ faults: kept.slice(0, 200), faultCount: 250 });
});

test("past the most that are kept they are counted alone", () => {
  const before = { faults: [], faultCount: MOST_KEPT - 2 };
  const first = withIssues(before, [fault(4), fault(3), fault(2)], speaker);
  expect(first.kept.map(({ row }) => row)).toEqual([2, 3]);
  expect(first.report.faultCount).toBe(MOST_KEPT + 1);
  const second = withIssues(first.report, [fault(5)], speaker);
  expect([second.kept, second.report.faultCount]).toEqual([[], MOST_KEPT + 2]);
});

test("what else the report says stays", () => {
  expect(withIssues({ ...EMPTY, created: 3 }, [fault(2)], speaker).report).toMatchObject({ created: 3, faultCount: 1 });
});
