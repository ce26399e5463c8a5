import type { Json } from "../../shared/json";
import { toFieldErrors } from "../api/errorFunnel";
import type { CellIssue, ImportPlan } from "./importPlan";

/** Faults that an answer spells out; of the others it says how many there are. */
const MOST_SHOWN = 200;
/** Faults that are kept to be taken along as a file. */
export const MOST_KEPT = 100_000;

/** A fault as people read it: where it is in their file, and what is wrong, in their language. */
export interface ReportedIssue {
  readonly [member: string]: Json;
  readonly row: number;
  /** The heading; empty where the fault concerns the row. */
  readonly column: string;
  readonly field: string | null;
  readonly message: string;
}

export interface IssueReport {
  readonly faults: readonly ReportedIssue[];
  readonly faultCount: number;
}

type Speaker = Pick<ImportPlan, "texts" | "language">;

function toReported({ texts, language }: Speaker, { row, column, field, value, ...fault }: CellIssue): ReportedIssue {
  const [said] = toFieldErrors([fault], texts, language);
  const message = said?.message ?? "";
  return {
    row,
    column,
    field,
    message: value === undefined ? message : texts.translate(language, "validation.ofValue", { value, message }),
  };
}

/**
 * The report with more faults in it, in the order of the rows.
 * @returns the report, and those of the faults that are to be kept
 */
export function withIssues<Report extends IssueReport>(
  report: Report,
  faults: readonly CellIssue[],
  speaker: Speaker,
): { readonly report: Report; readonly kept: readonly ReportedIssue[] } {
  const left = Math.max(MOST_KEPT - report.faultCount, 0);
  const kept = faults
    .toSorted((one, other) => one.row - other.row)
    .slice(0, left)
    .map((fault) => toReported(speaker, fault));
  const room = Math.max(MOST_SHOWN - report.faults.length, 0);
  const shown = [...report.faults, ...kept.slice(0, room)];
  return { report: { ...report, faults: shown, faultCount: report.faultCount + faults.length }, kept };
}
