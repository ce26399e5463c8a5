import type { LimeSurveyQuestion } from "../../../../survey/exchange/limeSurvey";
import type { MatrixQuestion } from "../../../../survey/questions/matrixQuestion";
import { shuffling } from "../shared/limeSurvey/choices";
import { NUMBER_SETTINGS } from "../shared/limeSurvey/numbers";

const COMMON = ["rows", "columns", "cell", "allRows", "randomOrder"];

/** An array of answers, of boxes, of texts or of numbers. */
export function toLimeSurvey(question: MatrixQuestion): LimeSurveyQuestion {
  const { rows, columns, cell = "single" } = question;
  const common = { ...shuffling(question, rows), subquestions: rows };
  if (cell === "single") return { ...common, ...answersArray(question) };
  if (cell === "multiple") return { ...common, columns, ...boxesArray(question) };
  return { ...common, columns, ...(cell === "text" ? textsArray(question) : numbersArray(question)) };
}

function answersArray({ rows, columns, allRows, isScale }: MatrixQuestion): LimeSurveyQuestion {
  return {
    letter: "F",
    theme: "arrays/array",
    form: { in: "rows", of: "code" },
    answers: columns,
    needs: { least: allRows ? rows.length : 1, mandatory: rows.length },
    carried: [...COMMON, "isScale", "maxLength", "min", "max", ...NUMBER_SETTINGS],
    ...(isScale === false ? { lost: ["isScale"] } : {}),
  };
}

function boxesArray({ min = 1, max, columns, allRows }: MatrixQuestion): LimeSurveyQuestion {
  return {
    letter: ":",
    theme: "arrays/multiflexi",
    form: { in: "cells", of: "tick" },
    attributes: { multiflexible_checkbox: 1 },
    isMandatory: allRows === true,
    carried: [...COMMON, "isScale", "maxLength", "min", "max", ...NUMBER_SETTINGS],
    lost: [...(min > 1 ? [`min=${min}`] : []), ...(max === undefined || max >= columns.length ? [] : [`max=${max}`])],
  };
}

function textsArray({ maxLength, allRows }: MatrixQuestion): LimeSurveyQuestion {
  return {
    letter: ";",
    theme: "arrays/texts",
    form: { in: "cells", of: "text" },
    attributes: { maximum_chars: maxLength },
    ...OPEN,
    carried: [...COMMON, "isScale", "maxLength", "min", "max", ...NUMBER_SETTINGS],
    ...(allRows ? { lost: ["allRows"] } : {}),
  };
}

/** Mandatory, LimeSurvey asks for every cell. */
const OPEN = { isMandatory: false } as const;

function numbersArray({ minValue, maxValue, allRows }: MatrixQuestion): LimeSurveyQuestion {
  return {
    letter: ":",
    theme: "arrays/multiflexi",
    form: { in: "cells", of: "number" },
    attributes: { input_boxes: 1, multiflexible_min: minValue, multiflexible_max: maxValue },
    ...OPEN,
    carried: [...COMMON, "isScale", "maxLength", "min", "max", "minValue", "maxValue"],
    ...(allRows ? { lost: ["allRows"] } : {}),
  };
}
