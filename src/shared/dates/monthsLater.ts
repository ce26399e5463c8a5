/**
 * The day so many months after another, `YYYY-MM-DD`; the month's last day where it has no such day, as PostgreSQL adds
 * months to a date.
 */
export function monthsLater(day: string, months: number): string {
  const date = new Date(`${day.slice(0, "YYYY-MM".length)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  date.setUTCDate(Math.min(Number(day.slice("YYYY-MM-".length)), date.getUTCDate()));
  return date.toISOString().slice(0, day.length);
}
