import { compact } from "../../../../shared/compact";
import type { JsonObject } from "../../../../shared/json";
import { ruleText } from "../../../../survey/questions/ruleTexts";
import { surveyItems } from "../shared/choices/options";
import { whenAnswered } from "../shared/expressions";
import { type CardSortQuestion, roomOf } from "./cardSortQuestion";

/** A grid to SurveyJS, a row for each card: the runner draws cards over it. */
export function surveyCards(question: CardSortQuestion, language: string): JsonObject {
  const validators = [...everyCard(question, language), ...roomInGroups(question, language)];
  return compact({
    type: "matrix",
    renderAs: "cards",
    name: question.id,
    rows: surveyItems(question.options, language),
    columns: surveyItems(question.columns, language),
    rowOrder: question.randomOrder ? "random" : undefined,
    validators: validators.length > 0 ? validators : undefined,
  });
}

function everyCard({ id, options, allCards, required }: CardSortQuestion, language: string): readonly JsonObject[] {
  if (!allCards) return [];
  const sorted = options.map(({ code }) => `{${id}.${code}} notempty`).join(" and ");
  return [whenAnswered(id, sorted, ruleText(required ? "everyCard" : "everyCardOrNone", language))];
}

function roomInGroups(question: CardSortQuestion, language: string): readonly JsonObject[] {
  const limit = roomOf(question);
  if (limit === undefined || limit >= question.options.length) return [];
  const { id, options, columns } = question;
  // An unsorted card would equal a group of the code "undefined".
  const isIn = (card: string, group: string) => `iif({${id}.${card}} notempty and {${id}.${card}} = '${group}', 1, 0)`;
  const within = columns.map(({ code: group }) => `sum(${options.map(({ code }) => isIn(code, group)).join(",")}) <= ${limit}`);
  return [whenAnswered(id, within.join(" and "), ruleText("atMostInGroup", language, limit))];
}
