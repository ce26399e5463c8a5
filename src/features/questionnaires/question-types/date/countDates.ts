import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import { intlLocale } from "../../../../shared/languages";
import type { Count } from "../../../../survey/questionType";

const MOST_DAYS = 31;
const MOST_MONTHS = 60;
const MOST_YEARS = 150;

/** Answers per day, month or year, whichever suits the span; steps without answers stay, for a line to be true. */
export function countDates(dates: readonly string[], language: string): readonly Count[] {
  const sorted = dates.filter((date) => /^\d{4}-\d{2}-\d{2}/.test(date)).sort();
  const first = sorted[0];
  const last = sorted[sorted.length - 1];
  if (first === undefined || last === undefined) return [];
  const steps = [
    () => daysBetween(first, last, MOST_DAYS),
    () => monthsBetween(first, last, MOST_MONTHS),
    () => yearsBetween(sorted),
  ];
  for (const step of steps) {
    const codes = step();
    if (codes) return counted(sorted, codes, language);
  }
  return [];
}

function counted(dates: readonly string[], codes: readonly string[], language: string): readonly Count[] {
  const length = codes[0]?.length ?? 10;
  const counts = new Map<string, number>();
  for (const date of dates) counts.set(date.slice(0, length), (counts.get(date.slice(0, length)) ?? 0) + 1);
  return codes.map((code) => ({ code, label: labelOf(code, language), count: counts.get(code) ?? 0 }));
}

/** A step as its readers write it; years stand as they are. */
function labelOf(code: string, language: string): string {
  if (code.length === 4) return code;
  const parts =
    code.length === 7 ? ({ month: "short", year: "numeric" } as const) : ({ day: "numeric", month: "short" } as const);
  return new Intl.DateTimeFormat(intlLocale(language), { ...parts, timeZone: "UTC" }).format(new Date(code));
}

function daysBetween(first: string, last: string, most: number): readonly string[] | undefined {
  const from = Date.parse(`${first.slice(0, 10)}T00:00:00Z`);
  const count = Math.round((Date.parse(`${last.slice(0, 10)}T00:00:00Z`) - from) / MS_PER_DAY) + 1;
  if (!(count <= most)) return undefined;
  return Array.from({ length: count }, (_, day) => new Date(from + day * MS_PER_DAY).toISOString().slice(0, 10));
}

function monthsBetween(first: string, last: string, most: number): readonly string[] | undefined {
  const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
  const from = monthOf(first);
  const count = monthOf(last) - from + 1;
  if (count > most) return undefined;
  return Array.from({ length: count }, (_, step) => {
    const month = from + step;
    return `${String(Math.floor(month / 12)).padStart(4, "0")}-${String((month % 12) + 1).padStart(2, "0")}`;
  });
}

/** Years; only those that occur over a very long span, so that a mistyped 0026 brings no two thousand empty ones. */
function yearsBetween(dates: readonly string[]): readonly string[] {
  const occurring = [...new Set(dates.map((date) => date.slice(0, 4)))];
  const from = Number(occurring[0]);
  const count = Number(occurring[occurring.length - 1]) - from + 1;
  if (count > MOST_YEARS) return occurring;
  return Array.from({ length: count }, (_, step) => String(from + step).padStart(4, "0"));
}
