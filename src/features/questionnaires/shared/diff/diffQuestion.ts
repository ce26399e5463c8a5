import type { Rule } from "../../../../survey/logic/condition";
import type { Question } from "../../../../survey/questionnaire";
import { isText } from "../isText";
import type { Change } from "./change";
import { diffOptions, isOptionList } from "./diffOptions";
import { diffText } from "./diffText";
import { keyed } from "./keyed";
import { movedKeys } from "./movedKeys";
import { isNothing, isSame } from "./sameJson";
import type { DiffScope } from "./scope";

/** The differences between the rules of a question, rule by rule. */
function diffRules(before: readonly Rule[], after: readonly Rule[], questionId: string): readonly Change[] {
  const [old, now] = [keyed(before, ({ id }) => id), keyed(after, ({ id }) => id)];
  const isReordered = movedKeys([...old.keys()], [...now.keys()]).length > 0;
  return [
    ...[...old].flatMap(([id, rule]): readonly Change[] =>
      now.has(id) ? [] : [{ kind: "ruleRemoved", questionId, before: rule }],
    ),
    ...[...now].flatMap(([id, rule]): readonly Change[] => {
      const earlier = old.get(id);
      if (!earlier) return [{ kind: "ruleAdded", questionId, after: rule }];
      return isSame(earlier, rule) ? [] : [{ kind: "ruleChanged", questionId, before: earlier, after: rule }];
    }),
    ...(isReordered ? [{ kind: "rulesReordered" as const, questionId }] : []),
  ];
}

/** Members that are compared on their own. */
const OWN: ReadonlySet<string> = new Set(["id", "variable", "type", "rules"]);
const LOGIC: ReadonlySet<string> = new Set(["showIf", "carry"]);

interface Member {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

function listOf(value: unknown) {
  return isOptionList(value) ? value : [];
}

function isBothLists({ before, after }: Member): boolean {
  if (isOptionList(before)) return isOptionList(after) || isNothing(after);
  return isOptionList(after) && isNothing(before);
}

function diffMember({ name, before, after }: Member, questionId: string, scope: DiffScope): readonly Change[] {
  const values = { before, after };
  if (isText(before, scope.all) || isText(after, scope.all))
    return diffText(values, scope.languages, { kind: "textChanged", questionId, name });
  if (isBothLists({ name, before, after }))
    return diffOptions({ before: listOf(before), after: listOf(after) }, { questionId, list: name }, scope);
  if (isSame(before, after)) return [];
  return [{ kind: LOGIC.has(name) ? "logicChanged" : "settingChanged", questionId, name, ...values }];
}

/** Another type has settings of its own: that they come and go says nothing more. */
function isOfType({ kind, before, after }: Change): boolean {
  return kind === "settingChanged" && (before === undefined || after === undefined);
}

/** The differences between two states of a question, its place aside. */
export function diffQuestion(before: Question, after: Question, scope: DiffScope): readonly Change[] {
  const questionId = after.id;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !OWN.has(name));
  const members = names.flatMap((name) => diffMember({ name, before: before[name], after: after[name] }, questionId, scope));
  const isRetyped = before.type !== after.type;
  const named = (kind: "typeChanged" | "variableRenamed", from: string, to: string): readonly Change[] =>
    from === to ? [] : [{ kind, questionId, before: from, after: to }];
  return [
    ...named("typeChanged", before.type, after.type),
    ...named("variableRenamed", before.variable, after.variable),
    ...(isRetyped ? members.filter((change) => !isOfType(change)) : members),
    ...diffRules(before.rules ?? [], after.rules ?? [], questionId),
  ];
}
