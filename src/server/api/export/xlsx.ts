import { columnLetter } from "../../../shared/columnLetter";
import { guardCell } from "../../../shared/csv/guardCell";
import { MS_PER_DAY } from "../../../shared/dates/msPerDay";
import { createZone } from "../../../shared/dates/zone";
import type { Cell } from "./columns";
import { zipFile } from "./zipFile";

/** What kind of cell a column has; texts, numbers and booleans tell themselves. */
export type CellFormat = "date" | "moment" | undefined;

/** Rows below the header that a sheet of Excel holds. */
export const MOST_ROWS = 1_048_575;

const LONGEST_TEXT = 32_767;
/** Day 0 of Excel's calendar. */
const EPOCH = Date.UTC(1899, 11, 30);
/** `guarded` texts stay texts when somebody edits their cells, and show no apostrophe. */
const STYLES = { header: 1, date: 2, moment: 3, guarded: 4, guardedHeader: 5 } as const;
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** XML has no way to write control characters, and one line break for all; spreadsheets read them as `_x0001_`. */
function escapeText(text: string): string {
  const cut = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text;
  // What looks like such an escape is told from one.
  return cut.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_").replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML can't hold
    /[&<>\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g,
    (character) => ESCAPES[character] ?? `_x${character.charCodeAt(0).toString(16).padStart(4, "0").toUpperCase()}_`,
  );
}

/** Days since Excel's day 0, in UTC; `undefined` for dates that its calendar lacks. */
function serialOf(text: string): number | undefined {
  const days = (Date.parse(text) - EPOCH) / MS_PER_DAY;
  // Before March 1900 Excel counts a day that never was.
  if (!(days > 60)) return undefined;
  // What a binary fraction lacks, readers cut: half past eleven would be a moment before.
  return Math.ceil(days * 1e10) / 1e10;
}

function textCell(at: string, text: string, isHeader = false): string {
  const isGuarded = guardCell(text) !== text;
  const plain = isHeader ? ` s="${STYLES.header}"` : "";
  const style = isGuarded ? ` s="${isHeader ? STYLES.guardedHeader : STYLES.guarded}"` : plain;
  return `<c r="${at}"${style} t="inlineStr"><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`;
}

function cellXml(at: string, cell: Cell, format: CellFormat): string {
  if (cell === null || cell === "") return "";
  if (typeof cell === "number") return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === "boolean") return `<c r="${at}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  const serial = format ? serialOf(cell) : undefined;
  return format && serial !== undefined ? `<c r="${at}" s="${STYLES[format]}"><v>${serial}</v></c>` : textCell(at, cell);
}

function headerRow(headers: readonly string[], names: readonly string[]): string {
  const cells = headers.map((header, index) => textCell(`${names[index]}1`, header, true));
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

async function* sheetXml(headers: readonly string[], formats: readonly CellFormat[], chunks: Rows): AsyncGenerator<string> {
  const names = headers.map((_, index) => columnLetter(index));
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>';
  yield `${HEAD}<worksheet xmlns="${MAIN}">${frozen}<sheetData>${headerRow(headers, names)}`;
  let line = 1;
  for await (const rows of chunks) {
    const parts = rows.map((cells) => {
      line += 1;
      return `<row r="${line}">${cells.map((cell, index) => cellXml(`${names[index]}${line}`, cell, formats[index])).join("")}</row>`;
    });
    yield parts.join("");
  }
  yield "</sheetData></worksheet>";
}

const STYLESHEET = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="22" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" quotePrefix="1"/></cellXfs></styleSheet>`;

const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";

function workbookParts(title: string): Readonly<Record<string, string>> {
  const sheet = escapeText(title.replace(/[[\]:*?/\\]/g, " ").slice(0, 31)).replaceAll('"', "&quot;");
  return {
    "[Content_Types].xml": `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
    "_rels/.rels": `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${sheet}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": STYLESHEET,
  };
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
  const parts = Object.entries(workbookParts(title)).map(([name, text]) => ({ name, content: [text] }));
  const rows = timeZone && formats.includes("moment") ? atClock(chunks, formats, timeZone) : chunks;
  return zipFile([...parts, { name: "xl/worksheets/sheet1.xml", content: sheetXml(headers, formats, rows) }]);
}
