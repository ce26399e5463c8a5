import { isJsonObject, type Json, type JsonObject } from "../../../../shared/json";
import type { Answer } from "../../../../survey/questionnaire";
import { isOfScale, type MatrixQuestion } from "../../../../survey/questions/matrixQuestion";
import type { Distribution } from "../../../../survey/questionType";
import { sampledTexts, splitAnswers } from "../../../../survey/types/splitAnswers";
import { codeOf, codesOf, memberOf, numberOf, recordOf } from "../../../../survey/types/values";
import { labelOf } from "../shared/choices/options";
import { amountStatistics } from "../shared/numbers/statistics";
import { cellCode, rowCounts } from "../shared/rowCounts";

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
  const counts = question.rows.flatMap((row) => {
    const selections = records.map((record) => columnsOf(memberOf(record, row.code)));
    return rowCounts(row, selections, question.columns, language);
  });
  return {
    base: values.length,
    missing,
    counts,
    ...(isOfScale(question) ? { isOrdered: true } : {}),
    ...(question.cell === "number" ? { parts: cellParts(question, records, language) } : {}),
    ...(question.cell === "text" ? sampledTexts(records.flatMap((record) => cellTexts(question, record, language))) : {}),
  };
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
      return { code: cellCode(row.code, column.code), label, base: numbers.length, statistics: amountStatistics(numbers) };
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
