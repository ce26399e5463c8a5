const DAY_MS = 86_400_000;
const WEEK = 7;
const DAY_LENGTH = "YYYY-MM-DD".length;

const atNoon = (day: string) => Date.parse(`${day}T12:00:00Z`);
const textOf = (time: number) => new Date(time).toISOString().slice(0, DAY_LENGTH);

/** So many days later, or earlier. */
export const dayAfter = (day: string, days: number): string => textOf(atNoon(day) + days * DAY_MS);

/** The same day of another month, or that month's last where it is shorter. */
export function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return textOf(Date.UTC(year, month - 1 + months, Math.min(date, last), 12));
}

/** Whether both are of one month. */
export const isSameMonth = (a: string, b: string): boolean => a.slice(0, "YYYY-MM".length) === b.slice(0, "YYYY-MM".length);

/** Days since Monday. */
export const weekdayOf = (day: string): number => (new Date(atNoon(day)).getUTCDay() + WEEK - 1) % WEEK;

/** The weeks of a day's month, from Monday to Sunday; days of the months around it fill the first and the last. */
export function weeksOf(day: string): readonly (readonly string[])[] {
  const first = `${day.slice(0, "YYYY-MM".length)}-01`;
  const start = dayAfter(first, -weekdayOf(first));
  const weeks: string[][] = [];
  for (let monday = start; weeks.length === 0 || isSameMonth(monday, first); monday = dayAfter(monday, WEEK))
    weeks.push(Array.from({ length: WEEK }, (_, at) => dayAfter(monday, at)));
  return weeks;
}
