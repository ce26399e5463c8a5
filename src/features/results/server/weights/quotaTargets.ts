import type { Cell } from "../../../../survey/fieldwork/cell";
import type { Condition, Test } from "../../../../survey/logic/condition";
import type { QuotaTargets } from "../../shared/weightingsApi";
import type { ReportedQuestionnaire } from "../reportedQuestionnaire";

/** Codes by question of a quota that asks for one code of each; undefined of one that asks for anything else. */
function codesOf(condition: Condition): ReadonlyMap<string, string> | undefined {
  const tests = "all" in condition ? condition.all : [condition];
  const isPlain = (one: Condition): one is Test =>
    "question" in one && one.is === "equal" && one.part === undefined && one.of !== "count" && one.value !== undefined;
  if (tests.length === 0 || !tests.every(isPlain)) return undefined;
  const codes = new Map(tests.map(({ question, value }) => [question, String(value)]));
  return codes.size === tests.length ? codes : undefined;
}

/**
 * Targets of the variables that quotas look at. Interlocked quotas are added up over their other questions; where a
 * question is in quotas of several kinds, those that look at the fewest questions count. Quotas of a device or of a
 * supplier's segment say nothing of the whole and are left out.
 */
export function quotaTargets(cells: readonly Cell[], { questions }: ReportedQuestionnaire): QuotaTargets {
  const plain = cells.flatMap(({ condition, target, device, segment }) => {
    const codes = device === null && segment === null ? codesOf(condition) : undefined;
    return codes ? [{ codes, target, kind: [...codes.keys()].sort().join("\n") }] : [];
  });
  const dimensions = questions.flatMap(({ question }) => {
    const own = plain.filter(({ codes }) => codes.has(question.id));
    const [simplest] = own.toSorted((one, other) => one.codes.size - other.codes.size);
    const targets = new Map<string, number>();
    for (const { codes, target, kind } of own) {
      if (kind !== simplest?.kind) continue;
      const code = codes.get(question.id) ?? "";
      targets.set(code, (targets.get(code) ?? 0) + target);
    }
    if (targets.size < 2) return [];
    const total = [...targets.values()].reduce((sum, target) => sum + target, 0);
    const shares = [...targets].map(([key, target]) => ({ key, target, share: (100 * target) / total }));
    return [{ variable: question.variable, targets: shares }];
  });
  return { dimensions };
}
