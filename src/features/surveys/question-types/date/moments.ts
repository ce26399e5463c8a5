import { between, integerBetween, type Random } from "../shared/simulation";
import type { DateQuestion } from "./dateQuestion";

/** Whether `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM` is a date and time that exists: no 30 February. */
export function isMoment(text: string): boolean {
  const full = text.length === 10 ? `${text}T00:00:00.000Z` : `${text}:00.000Z`;
  const time = Date.parse(full);
  return Number.isFinite(time) && new Date(time).toISOString() === full;
}

/** Order of two moments as far as both are given, so that a day holds all its times. */
export function compareMoments(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  const [a, b] = [left.slice(0, length), right.slice(0, length)];
  return a < b ? -1 : a > b ? 1 : 0;
}

const DAY = 86_400_000;
const YEARS = 3 * 365 * DAY;

/** A moment between the limits; without any, within three years before the end of 2025. */
export function simulateMoment(question: DateQuestion, random: Random): string {
  const { minDate, maxDate } = question;
  const latest = maxDate ? timeOf(maxDate) : minDate ? timeOf(minDate) + YEARS : Date.UTC(2025, 11, 31);
  const earliest = minDate ? timeOf(minDate) : latest - YEARS;
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
