const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether the text is a day of the calendar as `YYYY-MM-DD`; 30 February is none. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = DATE.exec(text) ?? [];
  if (!year) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.toISOString().startsWith(text);
}

/** The instant as ISO 8601 in UTC; `undefined` where the text has no date, or no offset to tell the instant by. */
export function toInstant(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}(T.*(Z|[+-]\d{2}:?\d{2}))?$/.test(text)) return undefined;
  // `Date` would roll 30 February over to March; PostgreSQL knows no year 0.
  if (!isCalendarDate(text.slice(0, 10))) return undefined;
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
