/** Years are counted from 1: neither a database nor a browser's date field has a year 0. */
export const FIRST = "0001-01-01";

/** Whether `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM` is a date and time that exists: no 30 February. */
export function isMoment(text: string): boolean {
  const full = text.length === 10 ? `${text}T00:00:00.000Z` : `${text}:00.000Z`;
  const time = Date.parse(full);
  return Number.isFinite(time) && new Date(time).toISOString() === full && text >= FIRST;
}
