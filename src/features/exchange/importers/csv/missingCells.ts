import { missingOf } from "../../../../survey/answers/missingMarks";
import type { Answer } from "../../../../survey/questionnaire";
import type { Column } from "./column";

type Row = readonly string[];

/** With blanks where our own exports say why there is no value, so that a column is what its values are. */
export function withoutMarks(rows: readonly Row[]): readonly Row[] {
  const isMark = (cell: string) => missingOf(cell) !== undefined;
  return rows.map((row) => (row.some(isMark) ? row.map((cell) => (isMark(cell) ? "" : cell)) : row));
}

/** Why the row has no value in a question's columns, where it says so. */
export function missingIn(row: Row, columns: readonly Column[]): Answer | undefined {
  for (const { index } of columns) {
    const missing = missingOf(row[index] ?? "");
    if (missing) return { missing };
  }
  return undefined;
}
