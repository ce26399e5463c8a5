import { guardCell } from "./guardCell";

/** What a cell holds; nothing is an empty one. */
export type CsvCell = string | number | boolean | null | undefined;

/** Stands before the first row: spreadsheets take the file for UTF-8. */
export const CSV_MARK = "\uFEFF";

/** What some spreadsheet would read as more than one cell, or without the white space around it. */
const NEEDS_QUOTES = /[",;|\t\r\n\u0085\u2028\u2029]|^\s|\s$/;

/** A cell as it stands in a file, see {@link csvRows}. */
export function csvCell(cell: CsvCell): string {
  if (typeof cell !== "string") return cell === null || cell === undefined ? "" : String(cell);
  const text = guardCell(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows as CSV (RFC 4180), each with its line break: the one writer of all files that the product gives. Texts are kept from
 * running in a spreadsheet (see {@link guardCell}); numbers stay numbers.
 *
 * @param delimiter as the reader's spreadsheet has it, see `csvDelimiter`
 */
export function csvRows(rows: readonly (readonly CsvCell[])[], delimiter: string): string {
  return rows
    .map((row) => {
      const line = row.map(csvCell).join(delimiter);
      // A blank line is no row to who reads the file.
      return `${line === "" ? '""' : line}\r\n`;
    })
    .join("");
}
