import type { Period } from "../../shared/api";

/** Days of the reader's clock, `YYYY-MM-DD`; both are in it. Empty: no bound. */
export interface PeriodFilter {
  readonly from: string;
  readonly to: string;
  /** Of `REASONS`; empty: all. */
  readonly reason: string;
}

export const ALL_TIME: PeriodFilter = { from: "", to: "", reason: "" };

function instantOf(day: string, plusDays = 0): string {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + plusDays);
  return Number.isNaN(date.getTime()) ? "" : date.toISOString();
}

/** The call's query; `to` is not in it any more there. */
export function periodQuery({ from, to, reason }: PeriodFilter): Period {
  const all = { from: from && instantOf(from), to: to && instantOf(to, 1), reason };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
}
