import { isJsonObject, type Json } from "../../../../shared/json";
import type { Answer, Option } from "../../../../survey/questionnaire";
import { isOfScale, type MatrixQuestion } from "../../../../survey/questions/matrixQuestion";
import type { Variable } from "../../../../survey/questionType";
import { codeOf, codesOf, memberOf, numberOf, recordOf } from "../../../../survey/types/values";
import { labelOf } from "../shared/choices/options";
import { codedVariable, flagVariable, partLabel, partName } from "../shared/variables";

/** One coded variable per row; 0/1, text or number variables per cell where a row holds several things. */
export function matrixVariables(question: MatrixQuestion, language: string): readonly Variable[] {
  return question.rows.flatMap((row) => {
    if (question.cell === "single" || question.cell === undefined) {
      const label = partLabel(question, language, labelOf(row, language));
      const variable = codedVariable(partName(question, row.code), label, question.columns, language);
      return [isOfScale(question) ? { ...variable, measure: "ordinal" } : variable];
    }
    return question.columns.map((column) => cellVariable(question, row, column, language));
  });
}

function cellVariable(question: MatrixQuestion, row: Option, column: Option, language: string): Variable {
  const name = partName(question, row.code, column.code);
  const label = partLabel(question, language, labelOf(row, language), labelOf(column, language));
  if (question.cell === "multiple") return flagVariable(name, label);
  return { name, label, measure: question.cell === "number" ? "scale" : "text" };
}

export function matrixCells(question: MatrixQuestion, answer: Answer): Readonly<Record<string, string | number>> {
  const record = recordOf(answer.value);
  const cells: Record<string, string | number> = {};
  for (const row of question.rows) {
    const value = memberOf(record, row.code);
    if (value !== undefined) Object.assign(cells, rowCells(question, row, value));
  }
  return cells;
}

function rowCells(question: MatrixQuestion, row: Option, value: Json): Readonly<Record<string, string | number>> {
  const nameOf = (column: Option) => partName(question, row.code, column.code);
  if (Array.isArray(value)) {
    const selected = new Set(codesOf(value));
    return Object.fromEntries(question.columns.map((column) => [nameOf(column), selected.has(column.code) ? 1 : 0]));
  }
  if (isJsonObject(value)) {
    const filled = question.columns.map((column) => {
      const cell = memberOf(value, column.code);
      return [nameOf(column), numberOf(cell) ?? codeOf(cell)] as const;
    });
    return Object.fromEntries(filled.filter((cell): cell is readonly [string, string | number] => cell[1] !== undefined));
  }
  const code = codeOf(value);
  return code === undefined ? {} : { [partName(question, row.code)]: code };
}
