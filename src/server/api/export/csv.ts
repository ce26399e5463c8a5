import { CSV_MARK, csvRows } from "../../../shared/csv/csvRows";
import type { Cell } from "./columns";

/** A CSV file (RFC 4180, UTF-8 with a byte order mark) from rows of cells, as they come. */
export async function* csvFile(
  headers: readonly string[],
  chunks: AsyncIterable<readonly (readonly Cell[])[]>,
  delimiter: string,
): AsyncGenerator<string> {
  yield CSV_MARK + csvRows([headers], delimiter);
  for await (const rows of chunks) yield csvRows(rows, delimiter);
}
