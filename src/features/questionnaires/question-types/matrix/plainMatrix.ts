import { localize } from "../../../../shared/languages";
import {
  entryName,
  type PlainChoice,
  type PlainForm,
  type PlainGroup,
  type PlainInput,
} from "../../../../survey/plainForm/plainForm";
import type { Option } from "../../../../survey/questionnaire";
import { hasOpenCells, type MatrixQuestion } from "../../../../survey/questions/matrixQuestion";
import { labelOf } from "../shared/choices/options";
import { numberLimits, plainOptions } from "../shared/plain/plainFields";
import { SHORT_TEXT_LIMIT } from "../shared/texts/textSchema";
import { labelledColumns } from "./surveyMatrix";

function openRow(question: MatrixQuestion, row: Option, language: string): PlainGroup {
  const unit = localize(question.unit, language);
  const input: Pick<PlainInput, "control" | "limits" | "unit"> =
    question.cell === "number"
      ? { control: "number", limits: numberLimits(question), ...(unit ? { unit } : {}) }
      : { control: "text", limits: { maxlength: question.maxLength ?? SHORT_TEXT_LIMIT } };
  const cells = labelledColumns(question, language).map((column) => ({
    ...input,
    name: entryName(row.code, column.code),
    label: labelOf(column, language),
  }));
  return { control: "group", legend: labelOf(row, language), fields: cells };
}

function choiceRow(question: MatrixQuestion, row: Option, language: string): PlainChoice {
  return {
    control: question.cell === "multiple" ? "checkbox" : "radio",
    name: entryName(row.code),
    label: labelOf(row, language),
    isNeeded: question.allRows === true,
    options: plainOptions(labelledColumns(question, language), language),
  };
}

/** A group for each row, as a phone has the room for. */
export function plainMatrix(question: MatrixQuestion, language: string): PlainForm {
  if (hasOpenCells(question)) {
    const fields = question.rows.map((row) => openRow(question, row, language));
    return { shape: "cells", isNumeric: question.cell === "number", fields };
  }
  const fields = question.rows.map((row) => choiceRow(question, row, language));
  return { shape: question.cell === "multiple" ? "lists" : "parts", fields };
}
