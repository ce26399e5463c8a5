import { parse } from "csv-parse/sync";

const quoted = (cell: string): string => (cell === "" ? "" : `"${cell.replaceAll('"', '""')}"`);

/** A sheet ends each row with its last filled cell; a CSV of responses has as many in all of them. */
export function asLongRows(content: Buffer): Buffer {
  const rows: string[][] = parse(content, { relaxColumnCount: true, skipEmptyLines: true, skipRecordsWithEmptyValues: true });
  if (rows.length === 0) return Buffer.alloc(0);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const lines = rows.map((row) => [...row, ...Array<string>(width - row.length).fill("")].map(quoted).join(","));
  // With the delimiter said: a sheet of long texts may have more semicolons.
  return Buffer.from(["sep=,", ...lines].join("\r\n"));
}
