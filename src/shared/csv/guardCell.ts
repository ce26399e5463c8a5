/** Signs that make a spreadsheet take what follows for a formula, in their full-width forms too. */
const SIGN = "[=+\\-@\uFF1D\uFF0B\uFF0D\uFF20]";
/** What spreadsheets pass over before such a sign; none of it ends a line or a cell. */
const LEAD = '["\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u0020\\u00A0\\u1680\\u2000-\\u200F\\u202F\\u205F\\u2060\\u3000\\uFEFF]*';
/** Where a spreadsheet may begin another cell, whatever delimiter it was told and whether it minds quotation marks or not. */
const BREAK = "[,;|\\t\\r\\n\\u0085\\u2028\\u2029]";
const NUMBER = "[ ]*-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?[ ]*";

const AT_START = `'*(?:${LEAD}${SIGN}|[\\t\\r])`;
const WITHIN = `'*(?:${LEAD}${SIGN}|\\t|\\r(?!\\n))`;

const SUSPECT = /[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r]/;
const NUMBERS = new RegExp(`^${NUMBER}(?:${BREAK}${NUMBER})*$`);
const START = new RegExp(`^(?=${AT_START})`);
const PARTS = new RegExp(`(${BREAK})(?=${WITHIN})`, "g");
const GUARDED_START = new RegExp(`^'(?=${AT_START})`);
const GUARDED_PARTS = new RegExp(`(${BREAK})'(?=${WITHIN})`, "g");

/**
 * A text that no spreadsheet runs: an apostrophe stands before each part of it that would be a formula, at its beginning,
 * after a line break and after whatever some country's spreadsheets take for a delimiter. Numbers, and lists of nothing else,
 * stay as they are. What already has the apostrophe gets another one, so that {@link unguardCell} gives back every text.
 *
 * @example
 * guardCell("=1+1"); // '=1+1
 * guardCell("a;=1+1"); // a;'=1+1
 * guardCell("-99"); // -99
 */
export function guardCell(text: string): string {
  if (!SUSPECT.test(text) || NUMBERS.test(text)) return text;
  return text.replace(START, "'").replace(PARTS, "$1'");
}

/** The text that {@link guardCell} was given; other texts stay as they are. */
export function unguardCell(cell: string): string {
  if (!cell.includes("'")) return cell;
  return cell.replace(GUARDED_START, "").replace(GUARDED_PARTS, "$1");
}
