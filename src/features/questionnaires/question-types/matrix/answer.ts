import { compact } from "../../../../shared/compact";
import { isJsonObject, type Json, type JsonObject } from "../../../../shared/json";
import { hasOpenCells, type MatrixQuestion } from "../../../../survey/questions/matrixQuestion";
import type { AnswerIssue } from "../../../../survey/questionType";
import { anyOfValues, listOfValues } from "../../../../survey/types/settingsSchemas";
import { pickOne, type Random } from "../../../../survey/types/simulation";
import { recordOf } from "../../../../survey/types/values";
import { simulateSeveral } from "../shared/choices/severalOf";
import { convertFields } from "../shared/fields";
import { leastOf } from "../shared/limits";
import { decimalIssues, numberFromSurvey, numberSchema, simulateNumber } from "../shared/numbers/numberRules";
import { textFromSurvey } from "../shared/texts/openAnswer";
import { simulateText } from "../shared/texts/openText";
import { SHORT_TEXT_LIMIT, textSchema } from "../shared/texts/textSchema";

/** Rows by code, none but the offered ones, at least one. */
export function matrixAnswerSchema(question: MatrixQuestion): JsonObject {
  const row = rowSchema(question);
  return {
    type: "object",
    additionalProperties: false,
    minProperties: 1,
    properties: Object.fromEntries(question.rows.map(({ code }) => [code, row])),
    required: question.allRows ? question.rows.map(({ code }) => code) : [],
  };
}

function rowSchema(question: MatrixQuestion): JsonObject {
  const codes = question.columns.map(({ code }) => code);
  if (hasOpenCells(question)) {
    const cell = question.cell === "number" ? numberSchema(question) : textSchema(question.maxLength ?? SHORT_TEXT_LIMIT);
    return {
      type: "object",
      additionalProperties: false,
      minProperties: 1,
      properties: Object.fromEntries(codes.map((code) => [code, cell])),
    };
  }
  if (question.cell !== "multiple") return anyOfValues(codes);
  return listOfValues(codes, { min: leastOf(question, codes.length), max: question.max ?? codes.length });
}

export function matrixCheck(question: MatrixQuestion, value: Json): readonly AnswerIssue[] {
  if (question.cell !== "number") return [];
  return Object.entries(recordOf(value)).flatMap(([row, cells]) =>
    Object.entries(recordOf(cells)).flatMap(([column, number]) => decimalIssues(number, question, `/${row}/${column}`)),
  );
}

/** SurveyJS leaves empty rows and cells behind when an entry is taken back. */
export function matrixFromSurvey(question: MatrixQuestion, value: Json): Json | undefined {
  if (!isJsonObject(value)) return value ?? undefined;
  const convertCell = question.cell === "number" ? (cell: Json) => numberFromSurvey(cell, question) : textFromSurvey;
  return convertFields(value, (row) => {
    if (Array.isArray(row)) return row.length > 0 ? row : undefined;
    return isJsonObject(row) ? convertFields(row, convertCell) : textFromSurvey(row);
  });
}

export function simulateMatrix(question: MatrixQuestion, random: Random, language: string): Json {
  const rows = question.rows.map(({ code }, place): readonly [string, Json | undefined] => {
    const isAnswered = place === 0 || question.allRows || random() < 0.95;
    return [code, isAnswered ? simulateRow(question, code, random, language) : undefined];
  });
  return compact(Object.fromEntries(rows));
}

function simulateRow(question: MatrixQuestion, row: string, random: Random, language: string): Json | undefined {
  const codes = question.columns.map(({ code }) => code);
  if (hasOpenCells(question)) {
    const cell = () =>
      question.cell === "number"
        ? simulateNumber(question, random)
        : simulateText(language, 1, question.maxLength ?? SHORT_TEXT_LIMIT, random);
    return compact(Object.fromEntries(codes.map((code, place) => [code, place === 0 || random() < 0.8 ? cell() : undefined])));
  }
  if (question.cell === "multiple") return simulateSeveral(codes, question, random);
  return pickOne(codes, (code) => row + code, random);
}
