import type { Answer } from "../../../../survey/questionnaire";
import type { Variable } from "../../../../survey/questionType";
import { labelOf } from "../shared/choices/options";
import { codedVariable, partLabel, partName } from "../shared/variables";
import { type CardSortQuestion, groupsBy } from "./cardSortQuestion";

/** The group of each card. */
export function cardVariables(question: CardSortQuestion, language: string): readonly Variable[] {
  return question.options.map((card) => {
    const label = partLabel(question, language, labelOf(card, language));
    return codedVariable(partName(question, card.code), label, question.columns, language);
  });
}

export function cardCells(question: CardSortQuestion, { value }: Answer): Readonly<Record<string, string>> {
  return Object.fromEntries([...groupsBy(question, value)].map(([card, group]) => [partName(question, card), group]));
}
