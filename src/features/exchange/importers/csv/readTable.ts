import { CsvError, parse } from "csv-parse/sync";
import { unguardCell } from "../../../../shared/csv/guardCell";
import { ImportError } from "../../../../survey/exchange/importer";
import { decodeText } from "../shared/decode";
import { sniffDelimiter } from "./sniffDelimiter";

/** Cells trimmed, without what kept them from running in a spreadsheet; every row as long as the header. */
export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly delimiter: string;
}

/** No survey asks more; telling which columns belong together compares them with each other. */
const MOST_COLUMNS = 10_000;

/** More are no study's, and their answers would be written for minutes. */
const MOST_ROWS = 100_000;
const MOST_CELLS = 3_000_000;

/** @throws ImportError `emptyFile`, `noResponses`, `tooManyColumns`, `tooManyRows`, `tooManyCells`, `raggedRow`, `corruptCsv` or `binaryFile`, with the line */
export function readTable(content: Buffer): Table {
  const { text, declared } = withoutDeclaration(decodeText(content).replace(/^\uFEFF/, ""));
  if (text.trim() === "") throw new ImportError("emptyFile");
  const delimiter = declared ?? sniffDelimiter(text);
  const [header, ...rows] = parseRecords(text, delimiter);
  if (!header?.some((cell) => cell !== "")) throw new ImportError("noHeader", {}, { line: 1 });
  if (header.length > MOST_COLUMNS) throw new ImportError("tooManyColumns", { most: MOST_COLUMNS }, { line: 1 });
  if (rows.length > MOST_ROWS)
    throw new ImportError("tooManyRows", { rows: rows.length, most: MOST_ROWS }, { line: MOST_ROWS + 2 });
  const most = Math.floor(MOST_CELLS / header.length);
  if (rows.length > most)
    throw new ImportError("tooManyCells", { rows: rows.length, columns: header.length, most }, { line: most + 2 });
  // Sheets end with rows that somebody has only touched.
  const filled = rows.filter((row) => row.some((cell) => cell !== ""));
  if (filled.length === 0) throw new ImportError("noResponses", {}, { line: 2 });
  return { header, rows: filled, delimiter };
}

/** Spreadsheets announce the delimiter in a first line `sep=;`. */
function withoutDeclaration(text: string): { text: string; declared?: string } {
  const match = /^"?sep=(.)"?\r?\n/i.exec(text);
  return match?.[1] ? { text: text.slice(match[0].length), declared: match[1] } : { text };
}

function parseRecords(text: string, delimiter: string): string[][] {
  try {
    return parseWith(text, delimiter, false);
  } catch (cause) {
    // Quotes in the middle of an unquoted cell (6"2') are common and harmless; what else is wrong shows again.
    if (!(cause instanceof CsvError) || !QUOTES.has(cause.code)) throw faultOf(cause, text, delimiter);
  }
  try {
    return parseWith(text, delimiter, true);
  } catch (cause) {
    throw faultOf(cause, text, delimiter);
  }
}

const QUOTES = new Set<string>([
  "INVALID_OPENING_QUOTE",
  "CSV_INVALID_CLOSING_QUOTE",
  "CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE",
]);

function parseWith(text: string, delimiter: string, isRelaxed: boolean): string[][] {
  const records = parse(text, { delimiter, skip_empty_lines: true, relax_quotes: isRelaxed });
  // In place: the parser's own hook for cells takes several times as long as the parsing.
  for (const record of records)
    for (let index = 0; index < record.length; index += 1) record[index] = unguardCell((record[index] ?? "").trim());
  return records;
}

function faultOf(cause: unknown, text: string, delimiter: string): unknown {
  if (!(cause instanceof CsvError)) return cause;
  const last = typeof cause.lines === "number" ? cause.lines : 1;
  if (cause.code !== "CSV_RECORD_INCONSISTENT_FIELDS_LENGTH") {
    return new ImportError("corruptCsv", { code: cause.code, delimiter }, { line: Math.min(last, recordStart(cause, text)) });
  }
  const found = Array.isArray(cause.record) ? cause.record.length : 0;
  const row = typeof cause.records === "number" ? cause.records + 1 : 0;
  const [header] = parse(text, { delimiter, relax_quotes: true, to: 1 });
  return new ImportError("raggedRow", { row, found, expected: header?.length ?? 0, delimiter }, { line: last });
}

/** The line where the faulty record begins: a quote that never closes is reported at the file's end otherwise. */
function recordStart(cause: CsvError, text: string): number {
  const bytes = typeof cause.bytes_records === "number" ? cause.bytes_records : 0;
  return Buffer.from(text)
    .subarray(0, bytes)
    .toString("utf8")
    .split(/\r\n|\n|\r/).length;
}
