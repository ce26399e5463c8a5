import { OPTION_LISTS, optionsOf } from "../../../../survey/logic/references";
import type { Option, Question } from "../../../../survey/questionnaire";

function bare({ showIf: _showIf, ...option }: Option): Option {
  return option;
}

/** The question as everybody would get it; what its conditions compare with is no text of it. */
export function withoutLogic({ showIf: _showIf, rules: _rules, carry: _carry, ...question }: Question): Question {
  const own = question as Question;
  const lists = OPTION_LISTS.filter((list) => Array.isArray(own[list]));
  return { ...own, ...Object.fromEntries(lists.map((list) => [list, optionsOf(own, list).map(bare)])) };
}
