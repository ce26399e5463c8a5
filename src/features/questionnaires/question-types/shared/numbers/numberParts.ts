import type { Answer, Option, Question } from "../../../../../survey/questionnaire";
import type { Distribution, Variable } from "../../../../../survey/questionType";
import { splitAnswers } from "../../../../../survey/types/splitAnswers";
import { memberOf, numberOf, recordOf } from "../../../../../survey/types/values";
import { countCodes } from "../choices/countCodes";
import { labelOf } from "../choices/options";
import { partLabel, partName } from "../variables";
import { amountStatistics } from "./statistics";

/** Variables of a question whose parts are numbers by code. */
export function numberVariables(question: Question, parts: readonly Option[], language: string, unit = ""): readonly Variable[] {
  return parts.map((part) => {
    const label = partLabel(question, language, labelOf(part, language));
    return { name: partName(question, part.code), label: unit === "" ? label : `${label} (${unit})`, measure: "scale" };
  });
}

export function numberCells(question: Question, parts: readonly Option[], answer: Answer): Readonly<Record<string, number>> {
  const record = recordOf(answer.value);
  const cells: Record<string, number> = {};
  for (const { code } of parts) {
    const value = numberOf(memberOf(record, code));
    if (value !== undefined) cells[partName(question, code)] = value;
  }
  return cells;
}

/** Counts are respondents per part whose number counts; the parts hold their statistics. */
export function tabulateNumbers(
  parts: readonly Option[],
  answers: readonly Answer[],
  language: string,
  isCounted: (value: number) => boolean,
): Distribution {
  const { values, missing } = splitAnswers(answers);
  const records = values.map(recordOf);
  const selections = records.map((record) =>
    Object.keys(record).filter((code) => {
      const value = numberOf(memberOf(record, code));
      return value !== undefined && isCounted(value);
    }),
  );
  return {
    base: values.length,
    missing,
    counts: countCodes(selections, parts, language),
    parts: parts.map((part) => {
      const numbers = records.map((record) => numberOf(memberOf(record, part.code))).filter((value) => value !== undefined);
      return { code: part.code, label: labelOf(part, language), base: numbers.length, statistics: amountStatistics(numbers) };
    }),
  };
}
