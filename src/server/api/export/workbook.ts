import { columnLetter } from "../../../shared/columnLetter";
import type { Cell } from "./columns";
import { cellXml, escapeAttribute } from "./sheetCells";
import type { SheetStyle } from "./sheetStyles";
import { HEAD, MAIN, sheetNames, sheetPath, workbookParts } from "./workbookParts";
import { zipFile } from "./zipFile";

/** A cell that looks like more than its value. */
export interface StyledCell {
  readonly value: Cell;
  readonly style: SheetStyle;
}

export type SheetRow = readonly (Cell | StyledCell)[];

/** From a cell to another one of the workbook, both counted from 0. */
export interface SheetLink {
  readonly row: number;
  readonly column: number;
  readonly to: { readonly sheet: number; readonly row: number };
}

export interface WorkbookSheet {
  readonly name: string;
  /** Width of each column in characters; further ones are as wide as Excel makes them. */
  readonly widths: readonly number[];
  /** What stays in place while somebody scrolls. @default nothing */
  readonly frozen?: { readonly rows: number; readonly columns: number };
  readonly rows: AsyncIterable<readonly SheetRow[]>;
  /** Asked once all rows are written. @default none */
  readonly links?: () => readonly SheetLink[];
}

/** Widths of a sheet's columns. */
export function columnsXml(widths: readonly number[]): string {
  const columns = widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`);
  return columns.length > 0 ? `<cols>${columns.join("")}</cols>` : "";
}

/** The part of a sheet that stays in place. */
export function viewXml({ rows, columns }: { readonly rows: number; readonly columns: number }): string {
  const split = `${columns > 0 ? ` xSplit="${columns}"` : ""}${rows > 0 ? ` ySplit="${rows}"` : ""}`;
  const active = columns > 0 ? (rows > 0 ? "bottomRight" : "topRight") : "bottomLeft";
  const pane = split
    ? `<pane${split} topLeftCell="${columnLetter(columns)}${rows + 1}" activePane="${active}" state="frozen"/>`
    : "";
  return `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>`;
}

const isStyled = (cell: Cell | StyledCell): cell is StyledCell => typeof cell === "object" && cell !== null;

function rowXml(row: SheetRow, line: number): string {
  const cells = row.map((cell, index) => {
    const at = `${columnLetter(index)}${line}`;
    return isStyled(cell) ? cellXml(at, cell.value, cell.style) : cellXml(at, cell);
  });
  return `<row r="${line}">${cells.join("")}</row>`;
}

function linksXml(links: readonly SheetLink[], names: readonly string[]): string {
  const all = links.map(({ row, column, to }) => {
    const location = `'${(names[to.sheet] ?? "").replaceAll("'", "''")}'!A${to.row + 1}`;
    return `<hyperlink ref="${columnLetter(column)}${row + 1}" location="${escapeAttribute(location)}"/>`;
  });
  return all.length > 0 ? `<hyperlinks>${all.join("")}</hyperlinks>` : "";
}

async function* sheetXml({ widths, frozen, rows, links }: WorkbookSheet, names: readonly string[]): AsyncGenerator<string> {
  yield `${HEAD}<worksheet xmlns="${MAIN}">${viewXml(frozen ?? { rows: 0, columns: 0 })}${columnsXml(widths)}<sheetData>`;
  let line = 0;
  for await (const chunk of rows) {
    const parts = chunk.map((row) => {
      line += 1;
      return rowXml(row, line);
    });
    yield parts.join("");
  }
  yield `</sheetData>${linksXml(links?.() ?? [], names)}</worksheet>`;
}

/**
 * A workbook of several sheets, written while their rows come. The first sheet is written last: a table of contents knows
 * by then where the others' rows stand.
 *
 * @example
 * workbookFile([{ name: "Totals", widths: [30, 12], rows: readRows() }])
 */
export function workbookFile(sheets: readonly WorkbookSheet[]): AsyncGenerator<Buffer> {
  const names = sheetNames(sheets.map(({ name }) => name));
  const parts = Object.entries(workbookParts(names)).map(([name, text]) => ({ name, content: [text] }));
  const entries = sheets.map((sheet, index) => ({ name: sheetPath(index), content: sheetXml(sheet, names) }));
  return zipFile([...parts, ...entries.slice(1), ...entries.slice(0, 1)]);
}
