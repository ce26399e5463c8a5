import { pipeline, Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { CsvError, parse } from "csv-parse";
import { composedText } from "../../../shared/composedText";
import { unguardCell } from "../../../shared/csv/guardCell";
import { AppError } from "../../../shared/errors";
import { MOST_COLUMNS, MOST_ROWS } from "./tableLimits";
import { textShape } from "./textShape";

/** Bytes decoded at a time: other requests are served in between. */
const SLICE = 32_768;
const LONGEST_RECORD = 1024 * 1024;

/** A line of the table as spreadsheets number it: the headings are 1. */
export interface TableRow {
  readonly row: number;
  readonly cells: readonly string[];
}

async function* decoded(content: Buffer, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < content.length; at += SLICE) {
    const isLast = at + SLICE >= content.length;
    const text = decoder.decode(content.subarray(at, at + SLICE), { stream: !isLast });
    // What no text has: the file is none.
    if (text.includes("\u0000")) throw new AppError("import.corrupt");
    yield text;
    await setImmediate();
  }
}

function tooLarge(reason: string, params: { readonly row: number; readonly [name: string]: number }): AppError {
  const faults = [{ path: `/rows/${params.row}`, rule: "format" }];
  return new AppError("import.tooLarge", { detailKey: `imports.file.${reason}`, params, faults });
}

/**
 * The rows of a CSV, headings included, empty ones left out, without the apostrophes that exports put before
 * formulas, composed (NFC). Lines are numbered by records, as spreadsheets do.
 * @throws AppError `import.corrupt`, `import.tooLarge`
 */
export async function* readRows(content: Buffer): AsyncGenerator<TableRow> {
  const { encoding, delimiter, hasSeparatorLine } = textShape(content);
  const parser = parse({ delimiter, bom: true, relaxColumnCount: true, maxRecordSize: LONGEST_RECORD, trim: true });
  // What fails on either side ends the loop below.
  pipeline(Readable.from(decoded(content, encoding)), parser, () => undefined);
  let row = hasSeparatorLine ? -1 : 0;
  try {
    for await (const cells of parser as AsyncIterable<readonly string[]>) {
      row += 1;
      if (row > MOST_ROWS) throw tooLarge("farRow", { row, rows: MOST_ROWS });
      if (cells.length > MOST_COLUMNS) throw tooLarge("wideRow", { row, columns: MOST_COLUMNS });
      if (row > 0 && cells.some((cell) => cell !== ""))
        yield { row, cells: cells.map((cell) => composedText(unguardCell(cell))) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The parser's own count: it reads ahead of the rows that were taken.
    const at = (hasSeparatorLine ? -1 : 0) + Number(error.records ?? row) + 1;
    const where = { cause: error, faults: [{ path: `/rows/${at}`, rule: "format" }] };
    if (error.code.includes("QUOTE"))
      throw new AppError("import.corrupt", { ...where, detailKey: "imports.file.strayQuote", params: { row: at } });
    throw new AppError("import.corrupt", where);
  }
}

/** The headings, and the rows below them as they are asked for. @throws AppError `import.empty` */
export async function openTable(
  content: Buffer,
): Promise<{ readonly headings: readonly string[]; readonly rows: AsyncGenerator<TableRow> }> {
  const rows = readRows(content);
  const first = await rows.next();
  if (first.done) throw new AppError("import.empty");
  return { headings: first.value.cells, rows };
}
