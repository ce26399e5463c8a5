/** Whether day or month comes first in a date written with slashes. */
export type DayOrder = "day-first" | "month-first";

export interface Moment {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM`. */
  readonly time?: string;
  readonly seconds: string;
  /** Offset from UTC as written. */
  readonly zone?: string;
}

// No date with its time is longer; without an end, the blanks of a long text would be tried in every division.
const LONGEST = 60;
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(.+))?$/;
const LOCAL = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:,?\s+(.+))?$/;
const TIME =
  /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?\s*([ap]\.?\s?m\.?)?\s*(Z|UTC|GMT|WES?T|BST|CES?T|EES?T|[ECMP][SD]T|(?:UTC|GMT)?[+-]\d{1,2}(?::?\d{2})?)?$/i;
/** Hours from UTC of the zones that form services name. */
const ZONES: Readonly<Record<string, number>> = {
  ...{ WEST: 1, BST: 1, CET: 1, CEST: 2, EET: 2, EEST: 3 },
  ...{ EST: -5, EDT: -4, CST: -6, CDT: -5, MST: -7, MDT: -6, PST: -8, PDT: -7 },
};

/** `5-Mar-2026`, `05mar2026 10:00:00`, `5 de marzo de 2026`. */
const DAY_NAMED = /^(\d{1,2})[\s.-]{0,2}(?:de )?(\p{L}{3,10})\.?[\s.-]{0,2}(?:de )?(\d{4})(?:,?\s+(.+))?$/u;
/** `Mar 5, 2026`. */
const MONTH_NAMED = /^(\p{L}{3,10})\.? (\d{1,2}),? (\d{4})(?:,?\s+(.+))?$/u;
/** Beginnings of months' names in our languages, each as `Jan`, `ene` or `gen`. */
const MONTHS: readonly RegExp[] = [
  /^(jan|ene|gen)/i,
  /^(f[eé]b|fev|fév)/i,
  /^(mar|mär|maa|mrt)/i,
  /^(apr|abr|avr)/i,
  /^(may|mai|mag|mei)/i,
  /^(jun|juin|giu)/i,
  /^(jul|juil|lug)/i,
  /^(aug|ago|ao[uû])/i,
  /^(sep|set)/i,
  /^(oct|okt|ott|out)/i,
  /^nov/i,
  /^(dec|dic|d[eé]c|dez)/i,
];

/** With its month as a number and the year first; nothing where it names none. */
function withoutName(text: string): string | undefined {
  const [day, name = "", year, rest] = DAY_NAMED.exec(text)?.slice(1) ?? [];
  const [other = "", otherDay, otherYear, otherRest] = (day ? undefined : MONTH_NAMED.exec(text)?.slice(1)) ?? [];
  const month = MONTHS.findIndex((pattern) => pattern.test(day ? name : other)) + 1;
  const clock = rest ?? otherRest;
  return month > 0 && (day ?? otherDay)
    ? `${year ?? otherYear}-${month}-${day ?? otherDay}${clock ? ` ${clock}` : ""}`
    : undefined;
}

function looksLikeDate(text: string): boolean {
  return text.length <= LONGEST && (ISO.test(text) || LOCAL.test(text) || withoutName(text) !== undefined);
}

export function parseMoment(text: string, order: DayOrder): Moment | undefined {
  if (!looksLikeDate(text)) return undefined;
  const iso = ISO.exec(withoutName(text) ?? text);
  if (iso) return moment(iso[1], iso[2], iso[3], iso[4]);
  const local = LOCAL.exec(text);
  if (!local) return undefined;
  const isDayFirst = order === "day-first" || local[2] === ".";
  return moment(yearOf(local[4]), isDayFirst ? local[3] : local[1], isDayFirst ? local[1] : local[3], local[5]);
}

/** Of two digits, one of the hundred years around now that people write of: born in 1931 to today and a little beyond. */
function yearOf(written = ""): string {
  if (written.length > 2) return written;
  return Number(written) > (new Date().getUTCFullYear() % 100) + 5 ? `19${written}` : `20${written}`;
}

/** Reads all texts the one way that fits them; where both do, the language's habit decides. */
export function parseMoments(texts: readonly string[], habit: DayOrder): ReadonlyMap<string, Moment> | undefined {
  // Most columns hold no dates: the first cell tells so without reading the rest.
  if (!texts[0] || !looksLikeDate(texts[0])) return undefined;
  const orders: readonly DayOrder[] = habit === "day-first" ? ["day-first", "month-first"] : ["month-first", "day-first"];
  for (const order of orders) {
    const moments = new Map<string, Moment>();
    for (const text of texts) {
      const parsed = parseMoment(text, order);
      if (!parsed) break;
      moments.set(text, parsed);
    }
    if (moments.size === texts.length) return moments;
  }
  return undefined;
}

/** ISO 8601 in UTC; a moment without an offset counts as UTC. Nothing where it leads out of the years 1 to 9999. */
export function toInstant({ date, time, seconds, zone }: Moment): string | undefined {
  const instant = new Date(`${date}T${time ?? "00:00"}:${seconds}Z`).getTime();
  const offset = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zone ?? "");
  const named = ZONES[(zone ?? "").toUpperCase()] ?? 0;
  const minutes = named ? named * 60 : offset ? Number(`${offset[1]}1`) * (Number(offset[2]) * 60 + Number(offset[3] ?? 0)) : 0;
  const text = new Date(instant - minutes * 60_000).toISOString();
  return /^(?!0000)\d{4}-/.test(text) ? text : undefined;
}

function moment(year = "", month = "", day = "", clock: string | undefined): Moment | undefined {
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(date) || year === "0000") return undefined;
  if (clock === undefined) return { date, seconds: "00" };
  const match = TIME.exec(clock.trim());
  if (!match) return undefined;
  const hour = hourOf(Number(match[1]), match[4]);
  if (hour > 23 || Number(match[2]) > 59 || Number(match[3] ?? 0) > 59) return undefined;
  return { date, time: `${String(hour).padStart(2, "0")}:${match[2]}`, seconds: match[3] ?? "00", zone: match[5] };
}

function hourOf(hour: number, half: string | undefined): number {
  if (!half) return hour;
  return (hour % 12) + (/^p/i.test(half) ? 12 : 0);
}
