import { isJsonObject, type Json } from "../../../../shared/json";
import type { Answer } from "../../../../survey/questionnaire";
import type { MatrixQuestion } from "../../../../survey/questions/matrixQuestion";
import type { QualityTraits } from "../../../../survey/questionType";
import { codeOf, memberOf, recordOf } from "../../../../survey/types/values";
import { textsOf } from "../shared/places";
import { cellCode } from "../shared/rowCounts";
import { columnsOf } from "./tabulateMatrix";

/** Whether a cell is selected, or filled. */
export function hasCell({ rows }: MatrixQuestion, value: Json | undefined, code: string): boolean {
  const record = recordOf(value);
  return rows.some((row) => columnsOf(memberOf(record, row.code)).some((column) => cellCode(row.code, column) === code));
}

/** The column of each answered row, where a row takes one. */
function placesOf({ rows, columns, cell }: MatrixQuestion, value: Json | undefined): readonly number[] {
  if (cell !== undefined && cell !== "single") return [];
  const record = recordOf(value);
  const places = rows.map((row) => columns.findIndex(({ code }) => code === codeOf(memberOf(record, row.code))));
  return places.filter((place) => place >= 0);
}

function writtenIn({ cell }: MatrixQuestion, value: Json | undefined): readonly (string | undefined)[] {
  if (cell !== "text") return [];
  return Object.values(recordOf(value)).flatMap((row) => (isJsonObject(row) ? Object.values(row).map(codeOf) : []));
}

export function matrixTraits(question: MatrixQuestion, answer: Answer): QualityTraits {
  const places = placesOf(question, answer.value);
  const grid = { places, of: question.columns.length, isShuffled: question.randomOrder === true };
  return {
    ...(places.length > 0 ? { grid } : {}),
    ...textsOf(writtenIn(question, answer.value)),
  };
}
