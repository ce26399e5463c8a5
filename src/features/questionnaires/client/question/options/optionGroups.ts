import { groupsOf } from "../../../../../survey/logic/optionGroups";
import { optionsOf } from "../../../../../survey/logic/references";
import type { Option, OptionGroup, Question } from "../../../../../survey/questionnaire";
import { GROUPS } from "../settings/settingsParts";
import { nextCode } from "./optionList";

/** The option in another group, or in none. */
export function inGroup(option: Option, group: string | undefined): Option {
  const { group: _previous, ...others } = option;
  return group ? { ...others, group } : others;
}

/** The question with these groups; without the setting where there are none. */
export function withGroups(question: Question, groups: readonly OptionGroup[]): Question {
  const { [GROUPS]: _previous, ...others } = question;
  return (groups.length > 0 ? { ...others, [GROUPS]: groups } : others) as Question;
}

/** The question with one more group, which has no heading yet. */
export function withNewGroup(question: Question): Question {
  const groups = groupsOf(question);
  return withGroups(question, [...groups, { code: nextCode(groups), label: {} }]);
}

/** The question without a group; its options stay, in none. */
export function withoutGroup(question: Question, code: string): Question {
  const options = optionsOf(question, "options").map((option) => (option.group === code ? inGroup(option, undefined) : option));
  const groups = groupsOf(question).filter((group) => group.code !== code);
  return withGroups({ ...question, options }, groups);
}
