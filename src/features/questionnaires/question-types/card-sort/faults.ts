import type { Option } from "../../../../survey/questionnaire";
import type { DefinitionFault } from "../../../../survey/questionType";
import { optionFaults } from "../shared/choices/options";
import { variableFaults } from "../shared/variables";
import type { CardSortQuestion } from "./cardSortQuestion";
import { cardVariables } from "./exportCards";

const LEAST = 2;

function fewFaults(list: readonly Option[], path: string): readonly DefinitionFault[] {
  return list.length === 1 ? [{ path, fault: "tooFewOptions", params: { limit: LEAST } }] : [];
}

/** SurveyJS counts cards by comparing codes without regard to case, and as numbers where they look like some. */
function comparable(code: string): string {
  const number = Number(code);
  return Number.isFinite(number) ? String(number) : code.toLowerCase();
}

function alikeFaults({ columns, maxPerGroup }: CardSortQuestion): readonly DefinitionFault[] {
  if (maxPerGroup === undefined) return [];
  const seen = new Map<string, string>();
  return columns.flatMap(({ code }, place): DefinitionFault[] => {
    const other = seen.get(comparable(code));
    seen.set(comparable(code), code);
    // The same code twice is a fault of its own.
    if (other === undefined || other === code) return [];
    return [{ path: `/columns/${place}/code`, fault: "similarCode", params: { code, other } }];
  });
}

function roomFaults({ options, columns, allCards, maxPerGroup }: CardSortQuestion): readonly DefinitionFault[] {
  if (!allCards || maxPerGroup === undefined || maxPerGroup * columns.length >= options.length) return [];
  return [{ path: "/maxPerGroup", fault: "noRoomForAll", params: { limit: maxPerGroup, options: options.length } }];
}

/** Cards and groups that are none, unsound, too few, or can't be told apart, and limits that leave cards over. */
export function cardSortFaults(question: CardSortQuestion): readonly DefinitionFault[] {
  return [
    ...optionFaults(question.options),
    ...fewFaults(question.options, "/options"),
    ...optionFaults(question.columns, "/columns"),
    ...fewFaults(question.columns, "/columns"),
    ...alikeFaults(question),
    ...roomFaults(question),
    ...variableFaults(cardVariables(question, ""), "/options"),
  ];
}
