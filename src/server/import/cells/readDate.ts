import { isCalendarDate, toInstant } from "../../../shared/dates/dates";
import type { Zone } from "../../../shared/dates/zone";
import type { Language } from "../../../shared/languages";

const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/;
const WITH_TIME = /^(\S+)[ T](\d{1,2}):(\d{2})(?::(\d{2}(?:\.\d{1,3})?))?$/;
/** What a day alone has as its time. */
const MIDNIGHT = /[ T]0?0:00(:00(\.0+)?)?Z?$/;

type DateReading = { readonly plain: string } | "ambiguous" | undefined;

function plainDate(year: string, month: string, day: string): DateReading {
  const plain = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDate(plain) ? { plain } : undefined;
}

/**
 * A day, as `YYYY-MM-DD`. All six languages put the day first, but English is read on both sides of an ocean: there
 * `3/4/2026` is two days, unless it is written with points.
 */
export function readDate(cell: string, language: Language): DateReading {
  const text = cell.trim().replace(MIDNIGHT, "");
  const [, year, , month = "", day = ""] = YEAR_FIRST.exec(text) ?? [];
  if (year) return plainDate(year, month, day);
  const [, first = "", sign, second = "", last] = YEAR_LAST.exec(text) ?? [];
  if (!last) return undefined;
  const isOpen = language === "en" && sign !== ".";
  if (isOpen && Number(second) > 12) return plainDate(last, first, second);
  if (isOpen && Number(first) <= 12 && Number(first) !== Number(second)) return "ambiguous";
  return plainDate(last, second, first);
}

/** A moment, as an instant; without an offset it is what the zone's clocks show, and none where they skip it. */
export function readMoment(cell: string, language: Language, zone: Zone): DateReading {
  const text = cell.trim();
  const instant = text.includes("T") ? toInstant(text) : undefined;
  if (instant) return { plain: instant };
  const [, day = text, hours = "0", minutes = "00", seconds = "00"] = WITH_TIME.exec(text) ?? [];
  const date = readDate(day, language);
  if (date === undefined || date === "ambiguous") return date;
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) >= 60) return undefined;
  const time = `${hours.padStart(2, "0")}:${minutes}:${seconds}`;
  // A day alone begins with its first hour, whatever that is called.
  if (day !== text && !zone.isShown(date.plain, time)) return undefined;
  return { plain: zone.instantOf(date.plain, time) };
}
