import type { Answer } from "../../../../survey/questionnaire";
import type { Distribution, QualityTraits } from "../../../../survey/questionType";
import { splitAnswers } from "../../../../survey/types/splitAnswers";
import { cellCode, rowCounts } from "../shared/rowCounts";
import { type CardSortQuestion, groupsBy } from "./cardSortQuestion";

/** How often each card came into each group, over those who sorted it. */
export function tabulateCards(question: CardSortQuestion, answers: readonly Answer[], language: string): Distribution {
  const { values, missing } = splitAnswers(answers);
  const sorts = values.map((value) => groupsBy(question, value));
  const counts = question.options.flatMap((card) => {
    const selections = sorts.map((groups) => [groups.get(card.code)].filter((group) => group !== undefined));
    return rowCounts(card, selections, question.columns, language);
  });
  return { base: values.length, missing, counts };
}

export function isSortedSo(question: CardSortQuestion, { value }: Answer, code: string): boolean {
  return [...groupsBy(question, value)].some(([card, group]) => cellCode(card, group) === code);
}

/** The group of each card, as a grid's columns are told: everything in one pile is a straight line. */
export function cardTraits(question: CardSortQuestion, { value }: Answer): QualityTraits {
  const codes = question.columns.map(({ code }) => code);
  const places = [...groupsBy(question, value).values()].map((group) => codes.indexOf(group)).filter((place) => place >= 0);
  if (places.length === 0) return {};
  return { grid: { places, of: codes.length, isShuffled: question.randomOrder === true } };
}
