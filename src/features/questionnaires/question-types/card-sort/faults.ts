import type { Option } from "../../../../survey/questionnaire";
import type { DefinitionIssue } from "../../../../survey/questionType";
import { optionIssues } from "../shared/choices/options";
import { variableIssues } from "../shared/variables";
import type { CardSortQuestion } from "./cardSortQuestion";
import { cardVariables } from "./exportCards";

const LEAST = 2;

function fewIssues(list: readonly Option[], path: string): readonly DefinitionIssue[] {
  return list.length === 1 ? [{ path, fault: "tooFewOptions", params: { limit: LEAST } }] : [];
}

/** SurveyJS counts cards by comparing codes without regard to case, and as numbers where they look like some. */
function comparable(code: string): string {
  const number = Number(code);
  return Number.isFinite(number) ? String(number) : code.toLowerCase();
}

function alikeIssues({ columns, maxPerGroup }: CardSortQuestion): readonly DefinitionIssue[] {
  if (maxPerGroup === undefined) return [];
  const seen = new Map<string, string>();
  return columns.flatMap(({ code }, place): DefinitionIssue[] => {
    const other = seen.get(comparable(code));
    seen.set(comparable(code), code);
    // The same code twice is a fault of its own.
    if (other === undefined || other === code) return [];
    return [{ path: `/columns/${place}/code`, fault: "similarCode", params: { code, other } }];
  });
}

function roomIssues({ options, columns, allCards, maxPerGroup }: CardSortQuestion): readonly DefinitionIssue[] {
  if (!allCards || maxPerGroup === undefined || maxPerGroup * columns.length >= options.length) return [];
  return [{ path: "/maxPerGroup", fault: "noRoomForAll", params: { limit: maxPerGroup, options: options.length } }];
}

/** Cards and groups that are none, unsound, too few, or can't be told apart, and limits that leave cards over. */
export function cardSortIssues(question: CardSortQuestion): readonly DefinitionIssue[] {
  return [
    ...optionIssues(question.options),
    ...fewIssues(question.options, "/options"),
    ...optionIssues(question.columns, "/columns"),
    ...fewIssues(question.columns, "/columns"),
    ...alikeIssues(question),
    ...roomIssues(question),
    ...variableIssues(cardVariables(question, ""), "/options"),
  ];
}
