import { columnLetter } from "../../../shared/columnLetter";
import { createZone } from "../../../shared/dates/zone";
import type { Cell } from "./columns";
import { cellXml, textCell } from "./sheetCells";
import { columnsXml, viewXml } from "./workbook";
import { HEAD, MAIN, sheetNames, sheetPath, workbookParts } from "./workbookParts";
import { zipFile } from "./zipFile";

/**
 * What kind of cell a column has; texts, numbers and booleans tell themselves. A `moment` is an instant, a `clock` what some
 * clock showed, whichever its zone: `2026-01-31T14:30`.
 */
export type CellFormat = "date" | "moment" | "clock" | undefined;

/** Rows below the header that a sheet of Excel holds. */
export const MOST_ROWS = 1_048_575;

const WIDTHS = { least: 9, date: 12, moment: 17, most: 40 } as const;

function widthOf(header: string, format: CellFormat): number {
  const least = format === undefined ? WIDTHS.least : format === "date" ? WIDTHS.date : WIDTHS.moment;
  return Math.min(WIDTHS.most, Math.max(least, header.length + 2));
}

function headerRow(headers: readonly string[], names: readonly string[]): string {
  const cells = headers.map((header, index) => textCell(`${names[index]}1`, header, "header"));
  return `<row r="1">${cells.join("")}</row>`;
}

type Rows = AsyncIterable<readonly (readonly Cell[])[]>;

/** Moments as the zone's clocks showed them. */
async function* atClock(
  chunks: Rows,
  formats: readonly CellFormat[],
  timeZone: string,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  const zone = createZone(timeZone);
  const clock = (cell: Cell, index: number) =>
    formats[index] === "moment" && typeof cell === "string" ? `${zone.clockAt(cell)}Z` : cell;
  for await (const rows of chunks) yield rows.map((row) => row.map(clock));
}

function formattedCell(at: string, cell: Cell, format: CellFormat): string {
  if (format !== "clock") return cellXml(at, cell, format);
  // Without its Z the server's own zone would be meant.
  return cellXml(at, typeof cell === "string" && /T\d{2}:\d{2}$/.test(cell) ? `${cell}Z` : cell, "moment");
}

async function* sheetXml(headers: readonly string[], formats: readonly CellFormat[], chunks: Rows): AsyncGenerator<string> {
  const names = headers.map((_, index) => columnLetter(index));
  const widths = headers.map((header, index) => widthOf(header, formats[index]));
  const begin = `${viewXml({ rows: 1, columns: 0 })}${columnsXml(widths)}`;
  yield `${HEAD}<worksheet xmlns="${MAIN}">${begin}<sheetData>${headerRow(headers, names)}`;
  let line = 1;
  for await (const rows of chunks) {
    const parts = rows.map((cells) => {
      line += 1;
      return `<row r="${line}">${cells.map((cell, index) => formattedCell(`${names[index]}${line}`, cell, formats[index])).join("")}</row>`;
    });
    yield parts.join("");
  }
  yield "</sheetData></worksheet>";
}

/**
 * A workbook of one sheet, written row by row: write-excel-file holds all cells, 287 MB for 130,000 rows of seven
 * columns, which is why this is ours. Texts stand in their cells, since a table of shared ones would have to be held.
 */
export function xlsxFile(
  {
    title,
    headers,
    formats,
    timeZone,
  }: {
    readonly title: string;
    readonly headers: readonly string[];
    readonly formats: readonly CellFormat[];
    /** The zone whose clocks the moments show, e.g. `Europe/Madrid`: a sheet's moments know no offset. @default UTC */
    readonly timeZone?: string;
  },
  chunks: Rows,
): AsyncGenerator<Buffer> {
  const parts = Object.entries(workbookParts(sheetNames([title]))).map(([name, text]) => ({ name, content: [text] }));
  const rows = timeZone && formats.includes("moment") ? atClock(chunks, formats, timeZone) : chunks;
  return zipFile([...parts, { name: sheetPath(0), content: sheetXml(headers, formats, rows) }]);
}
