/** Day and time in a time zone, which it names. @param timeZone IANA */
export function zonedTime(date: Date, language: string, timeZone: string): string {
  const parts = { weekday: "short", day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(language, { ...parts, timeZone, timeZoneName: "short" }).format(date);
}
