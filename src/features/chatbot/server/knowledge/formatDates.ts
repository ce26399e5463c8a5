import type { Language } from "../../../../shared/languages";

/** Dates in words, by the community's clocks. */
export interface Dates {
  readonly instant: (instant: string | Date) => string;
  readonly day: (instant: string | Date) => string;
}

export function formatDates(language: Language, timeZone: string): Dates {
  const instant = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone });
  const day = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone });
  return { instant: (at) => instant.format(new Date(at)), day: (at) => day.format(new Date(at)) };
}
