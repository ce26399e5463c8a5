import { AppError } from "../../shared/errors";
import type { Json } from "../../shared/json";
import { toProblem } from "../api/errorFunnel";
import type { CellFault, ImportPlan } from "./importPlan";

/** Faults that an answer spells out; of the others it says how many there are. */
const MOST_FAULTS = 200;

/** A fault as people read it: where it is in their file, and what is wrong, in their language. */
export interface ReportedFault {
  readonly [member: string]: Json;
  readonly row: number;
  /** The heading; empty where the fault concerns the row. */
  readonly column: string;
  readonly field: string | null;
  readonly message: string;
}

export interface FaultReport {
  readonly faults: readonly ReportedFault[];
  readonly faultCount: number;
}

type Speaker = Pick<ImportPlan, "texts" | "language">;

function toReported({ texts, language }: Speaker, { row, column, field, ...fault }: CellFault): ReportedFault {
  const problem = toProblem(new AppError("request.invalid", { faults: [fault] }), texts, language);
  return { row, column, field, message: problem.errors?.[0]?.message ?? "" };
}

/** The report with more faults in it, in the order of the rows. */
export function withFaults(report: FaultReport, faults: readonly CellFault[], speaker: Speaker): FaultReport {
  const room = Math.max(MOST_FAULTS - report.faults.length, 0);
  const told = faults.toSorted((one, other) => one.row - other.row).slice(0, room);
  return {
    faults: [...report.faults, ...told.map((fault) => toReported(speaker, fault))],
    faultCount: report.faultCount + faults.length,
  };
}
