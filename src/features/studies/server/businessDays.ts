const MS_PER_DAY = 86_400_000;
const SATURDAY = 6;
const SUNDAY = 0;

/**
 * The same time of day, so many business days later: Saturdays, Sundays and holidays don't count.
 * @param holidays days as `2026-01-31`
 */
export function businessDaysAfter(start: Date, days: number, holidays: ReadonlySet<string>): Date {
  let moment = start.getTime();
  for (let left = days; left > 0; ) {
    moment += MS_PER_DAY;
    const date = new Date(moment);
    const isWeekend = date.getUTCDay() === SATURDAY || date.getUTCDay() === SUNDAY;
    if (!isWeekend && !holidays.has(date.toISOString().slice(0, 10))) left -= 1;
  }
  return new Date(moment);
}
