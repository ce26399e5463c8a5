import { missingOf } from "../../../../../../survey/answers/missingMarks";
import type { MissingReason } from "../../../../../../survey/questionnaire";
import type { DataCell, DataColumn } from "../../dataColumn";
import type { DataTable } from "../../dataTable";

/** A variable of an SPSS file. */
export interface SavVariable {
  readonly column: DataColumn;
  /** Up to 8 bytes, unique; longer names refer to it. */
  readonly shortName: string;
  /** Up to 64 bytes, by the rules for names of SPSS. */
  readonly name: string;
  /** Bytes of a text; 0 for numbers. */
  readonly width: number;
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
  readonly missing: Set<MissingReason>;
}

const NUMBER = /^-?\d{1,15}$/;

/** A cell as a number: one itself, or a code that is written as one. */
export function toNumber(cell: string | number): number | undefined {
  if (typeof cell === "number") return cell;
  return NUMBER.test(cell) ? Number(cell) : undefined;
}

function take(survey: CellSurvey, cell: DataCell): void {
  if (cell === null) return;
  const missing = typeof cell === "string" ? missingOf(cell) : undefined;
  if (missing) {
    survey.missing.add(missing);
    return;
  }
  const number = toNumber(cell);
  if (number === undefined) survey.isNumeric = false;
  else survey.lowest = Math.min(survey.lowest, number);
  survey.longest = Math.max(survey.longest, Buffer.byteLength(String(cell)));
}

async function surveyCells({ columns, rows }: DataTable): Promise<readonly CellSurvey[]> {
  const surveys = columns.map(({ measure, codes, isMoment }): CellSurvey => {
    const isText = measure === "text" && !isMoment;
    const survey: CellSurvey = { isNumeric: !isText, lowest: 0, longest: 1, missing: new Set() };
    for (const code of Object.keys(codes ?? {})) take(survey, code);
    return survey;
  });
  for await (const batch of rows())
    for (const cells of batch)
      for (const [index, survey] of surveys.entries()) if (!columns[index]?.isMoment) take(survey, cells[index] ?? null);
  return surveys;
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
    return [{ column, shortName: `V${index + 1}`, name: nameOf(column.name, taken), width, missing }];
  });
}
