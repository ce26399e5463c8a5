import { MS_PER_DAY } from "../../../shared/dates/msPerDay";
import { createZone } from "../../../shared/dates/zone";

const SATURDAY = 6;
const SUNDAY = 0;

interface Term {
  readonly days: number;
  /** Days as `2026-01-31`. */
  readonly holidays: ReadonlySet<string>;
  /** Whose calendar says which day it is, e.g. `Europe/Madrid`. */
  readonly timeZone: string;
}

/** The same time of day, so many business days later: Saturdays, Sundays and holidays don't count. */
export function businessDaysAfter(start: Date, { days, holidays, timeZone }: Term): Date {
  const zone = createZone(timeZone);
  const [first = "", time = ""] = zone.clockAt(start.toISOString()).split("T");
  let day = first;
  for (let left = days; left > 0; ) {
    const next = new Date(Date.parse(`${day}T00:00:00Z`) + MS_PER_DAY);
    day = next.toISOString().slice(0, "YYYY-MM-DD".length);
    const isWeekend = next.getUTCDay() === SATURDAY || next.getUTCDay() === SUNDAY;
    if (!isWeekend && !holidays.has(day)) left -= 1;
  }
  return new Date(zone.instantOf(day, time));
}
