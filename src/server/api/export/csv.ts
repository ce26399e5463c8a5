import { stringify } from "csv-stringify/sync";
import type { Cell } from "./columns";

/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * A CSV file (RFC 4180, UTF-8) from rows of cells. What a spreadsheet would take for a formula is told apart from one
 * by an apostrophe; numbers stay numbers.
 */
export async function* csvFile(
  headers: readonly string[],
  chunks: AsyncIterable<readonly (readonly Cell[])[]>,
  delimiter: string,
): AsyncGenerator<string> {
  const write = (rows: readonly (readonly Cell[])[]) =>
    stringify([...rows] as Cell[][], {
      delimiter,
      record_delimiter: "\r\n",
      escape_formulas: true,
      cast: { boolean: String },
    });
  yield BYTE_ORDER_MARK + write([headers]);
  for await (const rows of chunks) yield write(rows);
}
