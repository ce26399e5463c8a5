import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import { FIRST } from "../../../../survey/answers/isMoment";
import type { DatedQuestion } from "../../../../survey/questions/dateQuestion";
import { between, integerBetween, type Random } from "../../../../survey/types/simulation";

/** Order of two moments as far as both are given, so that a day holds all its times. */
export function compareMoments(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  const [a, b] = [left.slice(0, length), right.slice(0, length)];
  return a < b ? -1 : a > b ? 1 : 0;
}

const YEARS = 3 * 365 * MS_PER_DAY;

/** Ends of a span, both within it; a day holds all its times. */
export interface Span {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

export function isWithin(moment: string, { min, max }: Span): boolean {
  return !(min && compareMoments(moment, min) < 0) && !(max && compareMoments(moment, max) > 0);
}

/** The calendar's day in UTC. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return dayOf(Date.parse(`${day}T00:00:00.000Z`) + days * MS_PER_DAY);
}

/** The fixed dates and the last days: the narrower of each. */
export function spanOf({ minDate, maxDate, earliestDay, latestDay }: DatedQuestion): Span {
  return {
    min: earliestDay && !(minDate && compareMoments(minDate, earliestDay) >= 0) ? earliestDay : minDate,
    max: latestDay && !(maxDate && compareMoments(maxDate, latestDay) <= 0) ? latestDay : maxDate,
  };
}

/** Nobody has been anywhere tomorrow, though it may be that day somewhere already. */
function simulatedSpan(question: DatedQuestion): Span {
  const { earliestDay, maxAgeDays } = question;
  if (!earliestDay || maxAgeDays === undefined) return spanOf(question);
  return spanOf({ ...question, latestDay: addDays(earliestDay, maxAgeDays) });
}

/** A moment between the limits; without any, within three years before the end of 2025. */
export function simulateMoment(question: DatedQuestion, random: Random): string {
  const { min: minDate, max: maxDate } = simulatedSpan(question);
  const latest = maxDate ? timeOf(maxDate) : minDate ? timeOf(minDate) + YEARS : Date.UTC(2025, 11, 31);
  const earliest = minDate ? timeOf(minDate) : Math.max(latest - YEARS, timeOf(FIRST));
  const day = new Date(between(earliest, Math.max(earliest, latest), 0, random)).toISOString().slice(0, 10);
  if (question.precision !== "minute") return day;
  const minutes = integerBetween(8 * 60, 22 * 60 - 1, random);
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
  const moment = `${day}T${clock}`;
  if (minDate && compareMoments(moment, minDate) < 0) return minDate;
  return maxDate && compareMoments(moment, maxDate) > 0 ? maxDate : moment;
}

function timeOf(moment: string): number {
  return Date.parse(`${moment.slice(0, 10)}T12:00:00.000Z`);
}
