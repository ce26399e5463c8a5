import { type LocalizedText, localize } from "../../../../../shared/languages";
import type { Answer, Question } from "../../../../../survey/questionnaire";
import { isBlank } from "../../../../../survey/questions/isBlank";
import type { Distribution, Variable } from "../../../../../survey/questionType";
import { splitAnswers } from "../../../../../survey/types/splitAnswers";
import { numberOf } from "../../../../../survey/types/values";
import { histogram } from "./histogram";
import { amountStatistics, statistics } from "./statistics";

/** A question whose answer is one number. */
export interface NumberedQuestion extends Question {
  /** Of the magnitude, e.g. `km`. */
  readonly unit?: LocalizedText;
}

export function numberVariables(question: NumberedQuestion, language: string): readonly Variable[] {
  const unit = localize(question.unit, language);
  const title = localize(question.title, language);
  return [{ name: question.variable, label: unit === "" ? title : `${title} (${unit})`, measure: "scale" }];
}

export function numberCells(question: Question, answer: Answer): Readonly<Record<string, number>> {
  const value = numberOf(answer.value);
  return value === undefined ? {} : { [question.variable]: value };
}

/** Numbers on a scale. */
export function tabulateNumbers(_question: Question, answers: readonly Answer[]): Distribution {
  return distributionOf(answers, statistics);
}

/** Numbers that add up where they have a unit, as amounts do. */
export function tabulateAmounts(question: NumberedQuestion, answers: readonly Answer[]): Distribution {
  return distributionOf(answers, isBlank(question.unit) ? statistics : amountStatistics);
}

function distributionOf(answers: readonly Answer[], figures: typeof statistics): Distribution {
  const { values, missing } = splitAnswers(answers);
  const numbers = values.map(numberOf).filter((value) => value !== undefined);
  return { base: values.length, missing, counts: histogram(numbers), isOrdered: true, statistics: figures(numbers) };
}
