import { MS_PER_DAY } from "../../../shared/dates/msPerDay";

const UNITS = [
  ["day", MS_PER_DAY],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** A time span in words of the language, its two largest units ("2 días y 3 horas"); nothing under a minute. */
export function formatDuration(milliseconds: number, language: string): string | undefined {
  const parts: string[] = [];
  let rest = milliseconds;
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count));
    else if (parts.length > 0) break;
    if (parts.length === 2) break;
  }
  return parts.length === 0 ? undefined : new Intl.ListFormat(language, { type: "conjunction" }).format(parts);
}
