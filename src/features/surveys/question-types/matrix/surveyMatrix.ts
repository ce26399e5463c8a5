import type { Option } from "../../../../schema/questionnaire";
import type { Json, JsonObject } from "../../../../shared/json";
import { localize } from "../../../../shared/languages";
import { compact } from "../shared/compact";
import { numericValidator } from "../shared/numberRules";
import { labelOf, surveyItems } from "../shared/options";
import { SHORT_TEXT_LIMIT } from "../shared/textSchema";
import { hasOpenCells, type MatrixQuestion } from "./matrixQuestion";

export function surveyMatrix(question: MatrixQuestion, language: string): JsonObject {
  const columns = labelledColumns(question, language);
  const common = {
    name: question.id,
    rows: surveyItems(question.rows, language),
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
    eachRowRequired: question.allRows || undefined,
  });
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
    validators: isNumber ? [numericValidator(question)] : undefined,
  });
}

/** SurveyJS's matrix has no end labels: they join the texts of the first and the last column. */
function labelledColumns(question: MatrixQuestion, language: string): readonly Option[] {
  const last = question.columns.length - 1;
  return question.columns.map((column, place) => {
    const end = place === 0 ? question.leftLabel : place === last ? question.rightLabel : undefined;
    const text = localize(end, language);
    return text === "" ? column : { ...column, label: { [language]: `${labelOf(column, language)} – ${text}` } };
  });
}
