import type { FieldIssue } from "../../../src/shared/errors";
import { LEAD_HOURS, type Slot } from "./focus";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What a calendar is checked against. */
export interface CalendarPlan {
  readonly slots: readonly Slot[];
  /** Sessions that were ordered. */
  readonly sessionCount: number;
  /** Of a session. */
  readonly minutes: number;
  /** The instant at which the study opens, in milliseconds; nothing where no day is set yet. */
  readonly opensAt: number | undefined;
  /** In milliseconds. */
  readonly now: number;
}

const issue = (rule: string, params: FieldIssue["params"] = {}): FieldIssue => ({ path: "/slots", rule, params });

/** Whether another time begins before this one's session is over. */
export function isOverlapping(startsAt: number, others: readonly number[], minutes: number): boolean {
  return others.some((other) => Math.abs(other - startsAt) < minutes * MINUTE_MS);
}

/** The first instant at which a session may begin. */
export const earliestStart = (now: number): number => now + LEAD_HOURS * HOUR_MS;

/** What keeps sessions from taking place as a calendar has them, the most pressing first. */
export function calendarIssues(plan: CalendarPlan): readonly FieldIssue[] {
  const { slots, sessionCount, minutes, opensAt, now } = plan;
  const starts = slots.map(({ startsAt }) => Date.parse(startsAt)).sort((a, b) => a - b);
  const [first] = starts;
  const isTooSoon = first !== undefined && first < earliestStart(now);
  const isOverlap = starts.some((start, at) => isOverlapping(start, starts.slice(at + 1), minutes));
  const isBeforeOpening = first !== undefined && opensAt !== undefined && first < opensAt;
  return [
    ...(isTooSoon ? [issue("focusLead", { hours: LEAD_HOURS })] : []),
    ...(isOverlap ? [issue("focusOverlap", { minutes })] : []),
    ...(isBeforeOpening ? [issue("focusBeforeOpening")] : []),
    ...(starts.length < sessionCount
      ? [issue("focusFewSlots", { smart_count: sessionCount - starts.length, sessions: sessionCount })]
      : []),
  ];
}
