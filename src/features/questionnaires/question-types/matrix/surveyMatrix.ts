import { compact } from "../../../../shared/compact";
import type { Json, JsonObject } from "../../../../shared/json";
import { localize } from "../../../../shared/languages";
import type { Option } from "../../../../survey/questionnaire";
import { hasOpenCells, type MatrixQuestion } from "../../../../survey/questions/matrixQuestion";
import { ruleText } from "../../../../survey/questions/ruleTexts";
import { labelOf, surveyItems } from "../shared/choices/options";
import { whenAnswered } from "../shared/expressions";
import { leastOf } from "../shared/limits";
import { numberValidators } from "../shared/numbers/numberRules";
import { SHORT_TEXT_LIMIT } from "../shared/texts/textSchema";

export function surveyMatrix(question: MatrixQuestion, language: string): JsonObject {
  const columns = labelledColumns(question, language);
  const common = {
    name: question.id,
    rows: surveyItems(question.rows, language),
    // SurveyJS's 120 pixels would leave the ends of a usual scale out of sight.
    columnMinWidth: "64px",
    rowOrder: question.randomOrder ? "random" : undefined,
  };
  if (hasOpenCells(question)) {
    return compact({
      ...common,
      type: "matrixdropdown",
      columns: columns.map((column) => openColumn(question, column, language)),
    });
  }
  return compact({
    ...common,
    type: "matrix",
    cellType: question.cell === "multiple" ? "checkbox" : undefined,
    columns: surveyItems(columns, language),
    eachRowRequired: (question.required && question.allRows) || undefined,
    validators: rowValidators(question, language),
  });
}

/** What SurveyJS can't ask of rows, or would ask of an optional question too. */
function rowValidators(question: MatrixQuestion, language: string): readonly Json[] | undefined {
  const { id, rows, columns, max, cell, allRows, required } = question;
  const min = leastOf(question, columns.length);
  const every = (rule: (row: string) => string) => rows.map(({ code }) => `(${rule(`{${id}.${code}`)})`).join(" and ");
  const rules = [
    !required &&
      allRows &&
      whenAnswered(
        id,
        every((row) => `${row}} notempty`),
        ruleText("everyRow", language),
      ),
    cell === "multiple" &&
      min > 1 &&
      whenAnswered(
        id,
        every((row) => `${row}} empty or ${row}.length} >= ${min}`),
        ruleText("atLeastInRow", language, min),
      ),
    cell === "multiple" &&
      max !== undefined &&
      whenAnswered(
        id,
        every((row) => `${row}} empty or ${row}.length} <= ${max}`),
        ruleText("atMostInRow", language, max),
      ),
  ].filter((rule) => rule !== false && rule !== undefined);
  return rules.length > 0 ? rules : undefined;
}

/** Without names of their own, SurveyJS's columns would take the title for the key of the answer. */
function openColumn(question: MatrixQuestion, column: Option, language: string): Json {
  const isNumber = question.cell === "number";
  const unit = isNumber ? localize(question.unit, language) : "";
  const title = labelOf(column, language);
  return compact({
    name: column.code,
    title: unit === "" ? title : `${title} (${unit})`,
    cellType: "text",
    inputType: isNumber ? "number" : undefined,
    maxLength: isNumber ? undefined : (question.maxLength ?? SHORT_TEXT_LIMIT),
    validators: isNumber ? numberValidators(question, language) : undefined,
  });
}

/** SurveyJS's matrix has no end labels: they join the texts of the first and the last column. */
export function labelledColumns(question: MatrixQuestion, language: string): readonly Option[] {
  const last = question.columns.length - 1;
  return question.columns.map((column, place) => {
    const end = place === 0 ? question.leftLabel : place === last ? question.rightLabel : undefined;
    const text = localize(end, language);
    return text === "" ? column : { ...column, label: { [language]: `${labelOf(column, language)} – ${text}` } };
  });
}
