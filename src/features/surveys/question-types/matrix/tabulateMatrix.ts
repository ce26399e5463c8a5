import type { Answer, Option } from "../../../../schema/questionnaire";
import type { Count, Distribution } from "../../../../schema/questionType";
import { isJsonObject, type Json, type JsonObject } from "../../../../shared/json";
import { sampleTexts, splitAnswers } from "../shared/answers";
import { countCodes } from "../shared/countCodes";
import { labelOf } from "../shared/options";
import { statistics } from "../shared/statistics";
import { codeOf, codesOf, memberOf, numberOf, recordOf } from "../shared/values";
import type { MatrixQuestion } from "./matrixQuestion";

/** Code of a cell in distributions and filters. */
export function cellCode(row: string, column: string): string {
  return `${row}:${column}`;
}

/** Columns that a row's value touches: the selected ones, or those with a text or number. */
export function columnsOf(value: Json | undefined): readonly string[] {
  if (isJsonObject(value)) return Object.keys(value);
  if (Array.isArray(value)) return codesOf(value);
  const code = codeOf(value);
  return code === undefined ? [] : [code];
}

/** Counts per cell, grouped by row over those who answered the row; numbers have their statistics per cell. */
export function tabulateMatrix(question: MatrixQuestion, answers: readonly Answer[], language: string): Distribution {
  const { values, missing } = splitAnswers(answers);
  const records = values.map(recordOf);
  const counts = question.rows.flatMap((row) => rowCounts(question, row, records, language));
  return {
    base: values.length,
    missing,
    counts,
    ...(question.cell === "number" ? { parts: cellParts(question, records, language) } : {}),
    ...(question.cell === "text"
      ? { texts: sampleTexts(records.flatMap((record) => cellTexts(question, record, language))) }
      : {}),
  };
}

function rowCounts(question: MatrixQuestion, row: Option, records: readonly JsonObject[], language: string): readonly Count[] {
  const selections = records.map((record) => columnsOf(memberOf(record, row.code)));
  const base = selections.filter((columns) => columns.length > 0).length;
  const group = { code: row.code, label: labelOf(row, language), base };
  return countCodes(selections, question.columns, language).map((count) => ({
    ...count,
    code: cellCode(row.code, count.code),
    group,
  }));
}

function cellParts(
  question: MatrixQuestion,
  records: readonly JsonObject[],
  language: string,
): NonNullable<Distribution["parts"]> {
  return question.rows.flatMap((row) =>
    question.columns.map((column) => {
      const cells = records.map((record) => numberOf(memberOf(recordOf(memberOf(record, row.code)), column.code)));
      const numbers = cells.filter((value) => value !== undefined);
      const label = `${labelOf(row, language)} – ${labelOf(column, language)}`;
      return { code: cellCode(row.code, column.code), label, base: numbers.length, statistics: statistics(numbers) };
    }),
  );
}

function cellTexts(question: MatrixQuestion, record: JsonObject, language: string): readonly string[] {
  return question.rows.flatMap((row) => {
    const cells = recordOf(memberOf(record, row.code));
    return question.columns.flatMap((column) => {
      const text = codeOf(memberOf(cells, column.code));
      return text === undefined ? [] : [`${labelOf(row, language)} – ${labelOf(column, language)}: ${text}`];
    });
  });
}
