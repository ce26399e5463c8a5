import { missingOf } from "../../../../../../survey/answers/missingMarks";
import type { MissingReason } from "../../../../../../survey/questionnaire";
import type { DataCell, DataColumn } from "../../dataColumn";
import type { DataTable } from "../../dataTable";
import { wholeNumber } from "../../wholeNumber";

/** A variable of an SPSS file. */
export interface SavVariable {
  readonly column: DataColumn;
  /** Up to 8 bytes, unique; longer names refer to it. */
  readonly shortName: string;
  /** Up to 64 bytes, by the rules for names of SPSS. */
  readonly name: string;
  /** Bytes of a text; 0 for numbers. */
  readonly width: number;
  /** Digits of its longest number in front of the point, with its sign, and behind it. */
  readonly digits: { readonly whole: number; readonly decimals: number };
  /** What stands for an answer without a value. */
  readonly missing: Readonly<Partial<Record<MissingReason, string | number>>>;
}

const LONGEST_NAME = 64;
/** Bytes of the longest text that SPSS holds. */
export const LONGEST_TEXT = 32_767;
const RESERVED = new Set(["ALL", "AND", "BY", "EQ", "GE", "GT", "LE", "LT", "NE", "NOT", "OR", "TO", "WITH"]);
/** In texts; at most 8 bytes count of what is declared missing. */
const MISSING_TEXTS: Readonly<Partial<Record<MissingReason, string>>> = {
  "dont-know": "[dk]",
  refused: "[ref]",
  "no-answer": "[na]",
};
const MISSING_ORDER: readonly MissingReason[] = ["dont-know", "refused", "no-answer"];

/** What the cells of a column need. */
interface CellSurvey {
  isNumeric: boolean;
  lowest: number;
  longest: number;
  whole: number;
  decimals: number;
  readonly missing: Set<MissingReason>;
}

/** What a column's cells are: what is written as a number is one, and so are dates that exist. */
type Column = Pick<DataColumn, "dates" | "isMoment">;

const holdsTimes = ({ dates, isMoment = false }: Column) => dates !== undefined || isMoment;

/** Seconds from 14 October 1582, when SPSS's calendar begins, to 1970. */
const EPOCH_SECONDS = 12_219_379_200;

/** Dates count from midnight; what the respondent's clock showed is taken as it is. */
function secondsOf(text: string): number | undefined {
  const seconds = Math.round(Date.parse(/T\d{2}:\d{2}$/.test(text) ? `${text}Z` : text) / 1_000) + EPOCH_SECONDS;
  return seconds >= 0 ? seconds : undefined;
}

/** A cell as a number: one itself, a date, or a code that is written as one. */
export function toNumber(cell: string | number, column: Column): number | undefined {
  if (typeof cell === "number") return cell;
  return holdsTimes(column) ? secondsOf(cell) : wholeNumber(cell);
}

/** More than a report shows. */
const MOST_DECIMALS = 6;

function takeNumber(survey: CellSurvey, number: number): void {
  survey.lowest = Math.min(survey.lowest, number);
  const [whole = "", decimals = ""] = number
    .toFixed(MOST_DECIMALS)
    .replace(/\.?0+$/, "")
    .split(".");
  survey.whole = Math.max(survey.whole, whole.length);
  survey.decimals = Math.max(survey.decimals, decimals.length);
}

function take(survey: CellSurvey, cell: DataCell, column: Column): void {
  if (cell === null) return;
  const missing = typeof cell === "string" ? missingOf(cell) : undefined;
  if (missing) {
    survey.missing.add(missing);
    return;
  }
  const number = toNumber(cell, column);
  if (number === undefined) survey.isNumeric = false;
  else takeNumber(survey, number);
  survey.longest = Math.max(survey.longest, Buffer.byteLength(String(cell)));
}

async function surveyCells({ columns, rows }: DataTable): Promise<readonly CellSurvey[]> {
  const surveys = columns.map((column) => {
    const isText = column.measure === "text" && !holdsTimes(column);
    const survey: CellSurvey = { isNumeric: !isText, lowest: 0, longest: 1, whole: 1, decimals: 0, missing: new Set() };
    for (const code of Object.keys(column.codes ?? {})) take(survey, code, column);
    return { survey, column };
  });
  for await (const batch of rows())
    for (const cells of batch)
      for (const [index, { survey, column }] of surveys.entries()) take(survey, cells[index] ?? null, column);
  return surveys.map(({ survey }) => survey);
}

/** A valid name that no other variable has, whatever its case. */
function nameOf(wanted: string, taken: Set<string>): string {
  const plain = wanted.replace(/[^\p{L}\p{N}_.@#$]/gu, "_").replace(/\.+$/, "");
  const begun = /^\p{L}/u.test(plain) && !RESERVED.has(plain.toUpperCase()) ? plain : `v_${plain}`;
  for (let number = 1; ; number++) {
    const end = number === 1 ? "" : `_${number}`;
    let start = begun;
    while (Buffer.byteLength(start + end) > LONGEST_NAME) start = start.slice(0, -1);
    const name = start + end;
    if (taken.has(name.toUpperCase())) continue;
    taken.add(name.toUpperCase());
    return name;
  }
}

/** -97, -98 and -99, or the same with more nines in front where a value is as low. */
function missingNumbers(lowest: number): readonly number[] {
  let below = 100;
  while (lowest <= 3 - below) below *= 10;
  return [3, 2, 1].map((rest) => rest - below);
}

function missingOfColumn({ isNumeric, lowest, missing }: CellSurvey): SavVariable["missing"] {
  const numbers = missingNumbers(lowest);
  const entries = MISSING_ORDER.map((reason, index) => [reason, isNumeric ? numbers[index] : MISSING_TEXTS[reason]] as const);
  return Object.fromEntries(entries.filter(([reason]) => missing.has(reason)));
}

/** Reads a table once, to say which of its columns are numbers and how long the texts of the others are. */
export async function savVariables(table: DataTable): Promise<readonly SavVariable[]> {
  const surveys = await surveyCells(table);
  const taken = new Set<string>();
  return table.columns.flatMap((column, index) => {
    const survey = surveys[index];
    if (!survey) return [];
    const missing = missingOfColumn(survey);
    const marks = Object.values(missing).map((mark) => Buffer.byteLength(String(mark)));
    const width = survey.isNumeric ? 0 : Math.min(LONGEST_TEXT, Math.max(survey.longest, ...marks));
    const { whole, decimals } = survey;
    const lengths = Object.values(missing).map((mark) => String(mark).length);
    const digits = { whole: Math.max(whole, ...lengths), decimals };
    return [{ column, shortName: `V${index + 1}`, name: nameOf(column.name, taken), width, digits, missing }];
  });
}
