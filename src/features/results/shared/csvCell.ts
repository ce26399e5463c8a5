/** Signs that make spreadsheets take a cell for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A code such as -99 is what it says: no spreadsheet makes anything else of it. */
const NUMBER = /^-\d+(\.\d+)?$/;

/** A cell that no spreadsheet runs: a text that looks like a formula gets an apostrophe; numbers stay numbers. */
export function csvCell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return String(value);
  return FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
}
