import type { Answer, Option, Question } from "../../../../../survey/questionnaire";
import type { Distribution, Variable } from "../../../../../survey/questionType";
import { popularity, type Random, shuffle } from "../../../../../survey/types/simulation";
import { commentsOf, sampledTexts, splitAnswers } from "../../../../../survey/types/splitAnswers";
import { codesOf } from "../../../../../survey/types/values";
import type { SelectionLimits } from "../limits";
import { flagVariable, partLabel, partName } from "../variables";
import { countCodes } from "./countCodes";
import { labelOf } from "./options";

/** Distribution of answers that are lists of codes: respondents per code. */
export function tabulateSeveral(options: readonly Option[], answers: readonly Answer[], language: string): Distribution {
  const { values, missing } = splitAnswers(answers);
  const counts = countCodes(values.map(codesOf), options, language);
  return { base: values.length, missing, counts, ...sampledTexts(commentsOf(answers)) };
}

export function matchesSeveral(_question: Question, answer: Answer, code: string): boolean {
  return codesOf(answer.value).includes(code);
}

/** One 0/1 variable per option. */
export function flagVariables(question: Question, options: readonly Option[], language: string): readonly Variable[] {
  return options.map((option) =>
    flagVariable(partName(question, option.code), partLabel(question, language, labelOf(option, language))),
  );
}

export function flagCells(question: Question, options: readonly Option[], answer: Answer): Readonly<Record<string, number>> {
  if (!Array.isArray(answer.value)) return {};
  const selected = new Set(codesOf(answer.value));
  return Object.fromEntries(options.map(({ code }) => [partName(question, code), selected.has(code) ? 1 : 0]));
}

/** Some of the codes, the popular ones more often, in the options' order and within the limits. */
export function simulateSeveral(codes: readonly string[], limits: SelectionLimits, random: Random): readonly string[] {
  const least = Math.min(Math.max(1, limits.min ?? 1), codes.length);
  const most = Math.max(least, Math.min(limits.max ?? codes.length, codes.length));
  const liked = shuffle(codes, random);
  const wanted = codes.filter((code) => random() < popularity(code) * 0.7).length;
  const selected = new Set(liked.slice(0, Math.min(most, Math.max(least, wanted))));
  return codes.filter((code) => selected.has(code));
}
