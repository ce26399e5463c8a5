import type { Option } from "../../../../survey/questionnaire";
import type { Count } from "../../../../survey/questionType";
import { countCodes } from "./choices/countCodes";
import { labelOf } from "./choices/options";

/** Code of a cell in distributions and filters. */
export function cellCode(row: string, column: string): string {
  return `${row}:${column}`;
}

/** Respondents per column of one row, over those who answered the row. @param selections the row's columns of each */
export function rowCounts(
  row: Option,
  selections: readonly (readonly string[])[],
  columns: readonly Option[],
  language: string,
): readonly Count[] {
  const base = selections.filter((codes) => codes.length > 0).length;
  const group = { code: row.code, label: labelOf(row, language), base };
  return countCodes(selections, columns, language).map((count) => ({ ...count, code: cellCode(row.code, count.code), group }));
}
