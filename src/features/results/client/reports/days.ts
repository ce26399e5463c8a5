import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";

/** The calendar day here, `YYYY-MM-DD`, so many days from now. */
export function dayIn(days: number): string {
  return dayOf(new Date(Date.now() + days * MS_PER_DAY));
}

/** The calendar day of an instant here. */
export function dayOf(instant: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
}

/** The last moment of a day here, as an instant: a report can be read until then. */
export function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59.999`).toISOString();
}
