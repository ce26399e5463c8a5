import type { Rule } from "../../../../survey/logic/condition";
import type { Change } from "./change";
import { keyed } from "./keyed";
import { movedKeys } from "./movedKeys";
import { isSame } from "./sameJson";

/** The differences between the rules of a question, rule by rule. */
export function diffRules(before: readonly Rule[], after: readonly Rule[], questionId: string): readonly Change[] {
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
