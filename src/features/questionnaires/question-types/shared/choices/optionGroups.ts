import { groupsOf } from "../../../../../survey/logic/optionGroups";
import { optionsOf } from "../../../../../survey/logic/references";
import type { Question } from "../../../../../survey/questionnaire";
import { isBlank } from "../../../../../survey/questions/isBlank";
import type { DefinitionFault } from "../../../../../survey/questionType";

function headingFaults(question: Question): readonly DefinitionFault[] {
  const seen = new Set<string>();
  return groupsOf(question).flatMap(({ code, label }, place): DefinitionFault[] => {
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
export function groupFaults(question: Question): readonly DefinitionFault[] {
  const known = new Set(groupsOf(question).map(({ code }) => code));
  const strays = optionsOf(question, "options").flatMap(({ code, group }, place): DefinitionFault[] =>
    group === undefined || known.has(group)
      ? []
      : [{ path: `/options/${place}/group`, fault: "unknownGroup", params: { code, group } }],
  );
  return [...headingFaults(question), ...strays];
}
