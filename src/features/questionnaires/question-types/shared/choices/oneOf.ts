import type { Answer, Option, Question } from "../../../../../survey/questionnaire";
import type { Distribution } from "../../../../../survey/questionType";
import { commentsOf, sampledTexts, splitAnswers } from "../../../../../survey/types/splitAnswers";
import { codeOf } from "../../../../../survey/types/values";
import { countCodes } from "./countCodes";

/** Distribution of answers that are one code. */
export function tabulateOne(options: readonly Option[], answers: readonly Answer[], language: string): Distribution {
  const { values, missing } = splitAnswers(answers);
  const selections = values.map((value) => [codeOf(value)].filter((code) => code !== undefined));
  return {
    base: values.length,
    missing,
    counts: countCodes(selections, options, language),
    ...sampledTexts(commentsOf(answers)),
  };
}

export function matchesOne(_question: Question, answer: Answer, code: string): boolean {
  return codeOf(answer.value) === code;
}
