import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";

/** Day 0 of the calendars that spreadsheets count by. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
/** The last moment that a `Date` can hold is later. */
const LATEST = Date.UTC(10_000, 0, 1);

/** Built-in formats that show a day or a time (ECMA-376 part 1, 18.8.30, those of all languages). */
const BUILT_IN = new Set(
  [
    [14, 22],
    [27, 36],
    [45, 47],
    [50, 58],
    [71, 81],
  ].flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, index) => from + index)),
);

/** Whether a format of cells shows days or times: letters of theirs, and no place for digits but a second's fractions. */
function showsDate(code: string): boolean {
  return code
    .toLowerCase()
    .replace(/\\.|"[^"]*"|[_*]./g, " ")
    .replace(/\[([hms]+)\]/g, "$1")
    .replace(/\[[^\]]*\]|general|s[.,]0+/g, (part) => (part.startsWith("s") ? "s" : ""))
    .split(";")
    .some((section) => /[ymdhs]/.test(section) && !/[0#?%]/.test(section));
}

/** @param code the format's own, where the workbook defines it */
export function isDateFormat(id: number, code: string | undefined): boolean {
  return BUILT_IN.has(id) || (code !== undefined && showsDate(code));
}

/**
 * A day as `2026-03-01`, a moment as `2026-03-01 10:30:00.000`. Spreadsheets know no time zone: what stands in the cell is
 * what counts.
 */
export function dateText(serial: number, is1904: boolean): string {
  const time = (is1904 ? EPOCH_1904 : EPOCH_1900) + Math.round(serial * MS_PER_DAY);
  if (!(Math.abs(time) < LATEST)) return String(serial);
  const [day = "", clock = ""] = new Date(time).toISOString().slice(0, -1).split("T");
  return clock === "00:00:00.000" ? day : `${day} ${clock}`;
}
