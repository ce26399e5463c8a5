import { groupsOf } from "../../../../../survey/logic/optionGroups";
import { optionsOf } from "../../../../../survey/logic/references";
import type { Question } from "../../../../../survey/questionnaire";
import { isBlank } from "../../../../../survey/questions/isBlank";
import type { DefinitionIssue } from "../../../../../survey/questionType";

function headingIssues(question: Question): readonly DefinitionIssue[] {
  const seen = new Set<string>();
  return groupsOf(question).flatMap(({ code, label }, place): DefinitionIssue[] => {
    const isRepeated = seen.has(code);
    seen.add(code);
    const params = { group: code };
    const at = `/optionGroups/${place}`;
    return [
      ...(isRepeated ? [{ path: `${at}/code`, fault: "repeatedGroup", params }] : []),
      ...(isBlank(label) ? [{ path: `${at}/label`, fault: "emptyGroup", params }] : []),
    ];
  });
}

/** Faults of a question's groups: repeated codes, no heading, options in a group that there isn't. */
export function groupIssues(question: Question): readonly DefinitionIssue[] {
  const known = new Set(groupsOf(question).map(({ code }) => code));
  const strays = optionsOf(question, "options").flatMap(({ code, group }, place): DefinitionIssue[] =>
    group === undefined || known.has(group)
      ? []
      : [{ path: `/options/${place}/group`, fault: "unknownGroup", params: { code, group } }],
  );
  return [...headingIssues(question), ...strays];
}
