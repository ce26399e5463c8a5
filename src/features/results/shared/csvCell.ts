/** Signs that make spreadsheets take a cell for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell that no spreadsheet runs: a text that looks like a formula gets an apostrophe; numbers stay numbers. */
export function csvCell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return String(value);
  return FORMULA.test(value) ? `'${value}` : value;
}
