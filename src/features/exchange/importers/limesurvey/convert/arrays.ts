import type { Option } from "../../../../../survey/questionnaire";
import type { MatrixQuestion } from "../../../../../survey/questions/matrixQuestion";
import type { RatingQuestion } from "../../../../../survey/questions/ratingQuestion";
import type { BuiltIn } from "../../shared/builtIn";
import { type Draft, draft } from "../../shared/draft";
import type { Part } from "../readSurvey";
import { builtInOptions } from "./choices";
import type { Conversion } from "./conversion";
import { numberRules } from "./numbers";

/** 5 point choice. */
export function fivePoints(): Draft {
  return draft<RatingQuestion>("rating", { style: "numbers", min: 1, max: 5 });
}

/** Array whose columns are the points 1 to n. */
export function pointsArray(conversion: Conversion, points: number): Draft {
  const columns = Array.from({ length: points }, (_, index) => String(index + 1));
  const label = (text: string) => Object.fromEntries(conversion.languages.map((language) => [language, text]));
  return array(conversion, { columns: columns.map((code) => ({ code, label: label(code) })) });
}

/** Array whose columns LimeSurvey provides itself: code -> text. */
export function fixedArray(conversion: Conversion, answers: Readonly<Record<string, BuiltIn>>, isScale = true): Draft {
  return array(conversion, { columns: builtInOptions(conversion, answers), ...(isScale ? {} : { isScale }) });
}

/** Array, and array by column, whose subquestions are columns on the screen: what is asked and answered is the same. */
export function answersArray(conversion: Conversion, isByColumn = false): Draft {
  if (isByColumn) conversion.lose("arrayByColumn");
  return array(conversion, { columns: conversion.options(conversion.source.answers) });
}

/** One of the two scales of a dual scale array. */
export function scaleArray(conversion: Conversion, scale: number): Draft {
  const columns = conversion.options(conversion.source.answers.filter((answer) => answer.scale === scale));
  return array(conversion, { columns });
}

export function textsArray(conversion: Conversion): Draft {
  if (conversion.attributes.takeFlag("numbers_only"))
    return array(conversion, { columns: columnsOf(conversion), cell: "number" });
  const maxLength = textLength(conversion);
  return array(conversion, { columns: columnsOf(conversion), cell: "text", maxLength });
}

/** Array of numbers, or of ticks where it is set so. */
export function numbersArray(conversion: Conversion): Draft {
  const { attributes } = conversion;
  const columns = columnsOf(conversion);
  if (attributes.takeFlag("multiflexible_checkbox")) return array(conversion, { columns, cell: "multiple" });
  const isTyped = attributes.takeFlag("input_boxes");
  const { minValue, maxValue } = numberRules(conversion, "multiflexible_min", "multiflexible_max");
  const step = attributes.takeNumber("multiflexible_step") ?? 1;
  if (step !== 1) conversion.lose("attributes", `multiflexible_step=${step}`);
  // Without input boxes the numbers are chosen from a list that runs from 1 to 10 unless set otherwise.
  const range =
    isTyped || attributes.peek("multiflexible_min") || attributes.peek("multiflexible_max") ? {} : { minValue: 1, maxValue: 10 };
  return array(conversion, {
    columns,
    cell: "number",
    ...range,
    minValue: minValue ?? range.minValue,
    maxValue: maxValue ?? range.maxValue,
  });
}

function columnsOf(conversion: Conversion): readonly Option[] {
  return conversion.options(conversion.source.subquestions.filter(({ scale }) => scale === 1));
}

function array(conversion: Conversion, settings: Partial<MatrixQuestion>): Draft {
  const { source, attributes, isMandatory } = conversion;
  const rows: readonly Part[] = source.subquestions.filter(({ scale }) => scale === 0);
  return draft<MatrixQuestion>("matrix", {
    rows: conversion.options(rows),
    ...settings,
    allRows: isMandatory || undefined,
    randomOrder: attributes.takeFlag("random_order") || undefined,
  });
}

const MOST_CHARACTERS = 500;

function textLength(conversion: Conversion): number | undefined {
  const length = conversion.attributes.takeCount("maximum_chars");
  return length && length > 0 ? Math.min(length, MOST_CHARACTERS) : undefined;
}
