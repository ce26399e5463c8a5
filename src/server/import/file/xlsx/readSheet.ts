import { csvCell } from "../../../../shared/csv/csvRows";
import { MOST_ROWS } from "../tableLimits";
import type { Archive } from "./archive";
import { cellText } from "./cellText";
import { createCredit } from "./credit";
import { createCsvBytes } from "./csvBytes";
import { dateText } from "./dates";
import { demandWithin, readPosition, referenceOf } from "./position";
import { type Attributes, readXml } from "./readXml";
import { readSharedTexts, type SharedTexts } from "./sharedTexts";
import { readStyles } from "./styles";
import { readWorkbook } from "./workbook";
import { XlsxError } from "./xlsxFault";
import { LONGEST_TEXT, MOST_MERGED } from "./xlsxLimits";

/** What the cells of a sheet refer to. */
interface SheetSources {
  readonly texts: SharedTexts;
  /** Whether a style shows a day or a time. */
  readonly isDate: readonly boolean[];
  readonly is1904: boolean;
}

/** What is told while a sheet is read. */
export interface SheetReader {
  /** Takes a part of the table as CSV, and its memory with it. */
  readonly give: (part: Uint8Array<ArrayBuffer>) => void;
  /** Is called while the file brings something. */
  readonly alive: () => void;
  /** Takes the names of the other sheets that have something in them. */
  readonly leaveOut: (names: readonly string[]) => void;
}

const ALIVE_EVERY = 5_000;

/** The text of a cell that holds its own value, by its type. */
function valueText(type: string, value: string, isDate: boolean, is1904: boolean): string {
  if (type === "b") return value === "1" ? "TRUE" : "FALSE";
  if (type === "d") return value.replace("T", " ").replace(/ 00:00:00(\.0+)?Z?$/, "");
  if (type === "str" || type === "e" || type === "inlineStr") return cellText(value);
  const number = Number(value);
  if (value.trim() === "" || Number.isNaN(number)) return value.trim();
  return isDate ? dateText(number, is1904) : String(number);
}

/** Where the reader is in the sheet: rows and cells come in order, each once. */
function createCursor() {
  let row = 0;
  let column = 0;
  const broken = () => new XlsxError("brokenRow", { row });
  return {
    row: () => row,
    name: () => referenceOf({ row: Math.max(row, 1), column: Math.max(column, 1) }),
    /** @returns rows passed over */
    toRow: ({ r }: Attributes): number => {
      const next = r === undefined ? row + 1 : Number(r);
      if (next > MOST_ROWS) throw new XlsxError("farRow", { row: next, rows: MOST_ROWS });
      if (!Number.isInteger(next) || next <= row) throw broken();
      const skipped = next - row - 1;
      row = next;
      column = 0;
      return skipped;
    },
    /** @returns columns passed over */
    toCell: ({ r }: Attributes): number => {
      const position = r === undefined ? { row, column: column + 1 } : readPosition(r);
      if (position?.row !== row || position.column <= column) throw broken();
      demandWithin(position);
      const skipped = position.column - column - 1;
      column = position.column;
      return skipped;
    },
  };
}

/** Where a sheet says that it reaches, and which of its cells are one. */
function createRangeCheck() {
  let merged = 0;
  return (name: string, { ref = "" }: Attributes) => {
    if (name !== "dimension" && name !== "mergeCell") return;
    for (const reference of ref.split(":").slice(0, 2)) readPosition(reference);
    if (name === "mergeCell") merged += 1;
    if (merged > MOST_MERGED) throw new XlsxError("manyMerged", { most: MOST_MERGED });
  };
}

/** Collects a cell and writes it once it ends. */
function createCellWriter(sources: SheetSources, { give, alive }: SheetReader) {
  const { texts, isDate, is1904 } = sources;
  const cursor = createCursor();
  const credit = createCredit();
  const out = createCsvBytes(give, cursor.row);
  let filled = 0;
  let breaks = 0;
  let commas = 0;
  let cell: { readonly type: string; readonly style: number } | undefined;
  let text = "";

  function fill(signs: number): void {
    credit.earn(signs);
    filled += 1;
    if (filled % ALIVE_EVERY === 0) alive();
    // Rows without anything in them count where another comes after them.
    out.write("\r\n".repeat(breaks));
    out.write(",".repeat(commas));
    breaks = 0;
    commas = 0;
  }

  function writeShared(index: number): void {
    if (!(Number.isInteger(index) && index >= 0 && index < texts.count)) throw new XlsxError("brokenRow", { row: cursor.row() });
    const [from, to] = [texts.startOf(index), texts.startOf(index + 1)];
    if (from === to) return;
    fill(to - from);
    out.copy(texts.bytes, from, to);
  }

  return {
    cursor,
    credit,
    openRow: (attributes: Attributes) => {
      // A row ends with the one before it.
      const skipped = cursor.toRow(attributes);
      breaks += cursor.row() === skipped + 1 ? skipped : skipped + 1;
      commas = 0;
    },
    openCell: (attributes: Attributes) => {
      commas += cursor.toCell(attributes) + (cell ? 1 : 0);
      cell = { type: attributes.t ?? "n", style: Number(attributes.s ?? 0) };
      text = "";
    },
    addText: (words: string) => {
      if (!cell) return;
      text += words;
      if (text.length > LONGEST_TEXT) throw new XlsxError("longText", { place: cursor.name(), most: LONGEST_TEXT });
    },
    closeCell: () => {
      if (!cell || text === "") return;
      if (cell.type === "s") return writeShared(Number(text));
      const words = valueText(cell.type, text, isDate[cell.style] ?? false, is1904);
      if (words === "") return;
      fill(words.length);
      out.write(csvCell(words));
    },
    closeRow: () => {
      cell = undefined;
    },
    end: out.end,
    isEmpty: () => filled === 0,
  };
}

/** @returns whether anything stands in the sheet */
async function readCells(archive: Archive, part: string, sources: SheetSources, reader: SheetReader): Promise<boolean> {
  const writer = createCellWriter(sources, reader);
  const { cursor, credit } = writer;
  const checkRange = createRangeCheck();
  const stretch = () => new XlsxError("emptyStretch", { row: Math.max(cursor.row(), 1) });
  let isInRows = false;
  let isPhonetic = false;
  let isText = false;
  await readXml(archive, part, {
    bytes: (count) => {
      if (!credit.spend(count)) throw stretch();
    },
    fault: (kind, cause) => (kind === "stretch" ? stretch() : new XlsxError("brokenRow", { row: cursor.row() }, cause)),
    open: (name, attributes) => {
      isText = isInRows && !isPhonetic && (name === "v" || name === "t");
      if (name === "sheetData") isInRows = true;
      else if (isInRows && name === "row") writer.openRow(attributes);
      else if (isInRows && name === "c") writer.openCell(attributes);
      else if (name === "rPh") isPhonetic = true;
      else checkRange(name, attributes);
    },
    text: (words) => {
      if (isText) writer.addText(words);
    },
    close: (name) => {
      isText = false;
      if (name === "sheetData") isInRows = false;
      else if (name === "rPh") isPhonetic = false;
      else if (isInRows && name === "c") writer.closeCell();
      else if (isInRows && name === "row") writer.closeRow();
    },
  });
  writer.end();
  return !writer.isEmpty();
}

/** Whether a sheet has a cell with something in it: read no further than to the first one. */
async function hasCells(archive: Archive, part: string): Promise<boolean> {
  const found = Symbol("a cell");
  const credit = createCredit();
  let isInRows = false;
  try {
    await readXml(archive, part, {
      bytes: (count) => {
        if (!credit.spend(count)) throw found;
      },
      open: (name) => {
        if (name === "sheetData") isInRows = true;
        if (isInRows && (name === "v" || name === "t")) throw found;
      },
      close: (name) => {
        if (name === "sheetData") isInRows = false;
      },
    });
    return false;
  } catch (thrown) {
    // What can't be read is left out as well, and said.
    if (thrown === found || thrown instanceof XlsxError) return true;
    throw thrown;
  }
}

/**
 * The first sheet of a workbook that has anything in it as CSV, row for row, while it is unpacked: neither the sheet nor the table is ever held.
 * Ours, since read-excel-file holds every cell (310 MB for 130,000 rows of seven columns) and bounds nothing that it
 * unpacks: ZIP and XML are read by libraries, the limits are counted in between.
 * @throws XlsxError
 */
export async function readSheet(archive: Archive, reader: SheetReader): Promise<void> {
  const { sheets, styles, sharedTexts, is1904 } = await readWorkbook(archive);
  const isDate = styles ? await readStyles(archive, styles) : [];
  const texts = await readSharedTexts(archive, sharedTexts, reader.alive);
  const rest = [...sheets];
  for (let next = rest.shift(); next; next = rest.shift())
    if (await readCells(archive, next.part, { texts, isDate, is1904 }, reader)) break;
  const names: string[] = [];
  for (const { name, part } of rest) {
    reader.alive();
    if (await hasCells(archive, part)) names.push(name);
  }
  reader.leaveOut(names);
}
