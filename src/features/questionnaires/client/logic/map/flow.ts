import type { Action, Condition, Rule } from "../../../../../survey/logic/condition";
import { type Question, type Questionnaire, questionsOf } from "../../../../../survey/questionnaire";

/** Where a way ends; ids of the map's last nodes. */
export const ENDINGS = ["end", "screenOut", "quality"] as const;
export type Ending = (typeof ENDINGS)[number];

export interface FlowEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** `next`: to what follows by itself; `rule`: by a rule. */
  readonly kind: "next" | "rule";
  /** Place of the rule at its question. */
  readonly ruleIndex?: number;
}

/** The ways through a questionnaire. */
export interface Flow {
  readonly questions: readonly Question[];
  readonly endings: readonly Ending[];
  readonly edges: readonly FlowEdge[];
}

function isAlways(condition: Condition): boolean {
  return "all" in condition && condition.all.every(isAlways);
}

function targetOf(action: Action): string {
  if (action.do === "jump") return action.to;
  return action.do === "finish" ? "end" : action.do;
}

function ruleEdges(question: Question, rules: readonly Rule[], known: ReadonlySet<string>): readonly FlowEdge[] {
  return rules.flatMap(({ id, then }, ruleIndex): readonly FlowEdge[] => {
    const to = targetOf(then);
    return known.has(to) ? [{ id: `${question.id} ${id} ${ruleIndex}`, from: question.id, to, kind: "rule", ruleIndex }] : [];
  });
}

/** Every way on from every question: what follows, jumps and endings. A jump to nowhere is a fault, not a way. */
export function flowOf(draft: Questionnaire): Flow {
  const questions = questionsOf(draft);
  const known = new Set<string>([...questions.map(({ id }) => id), ...ENDINGS]);
  const edges = questions.flatMap((question, index): readonly FlowEdge[] => {
    const rules = question.rules ?? [];
    const isConditional = question.showIf !== undefined;
    const goesOn = isConditional || !rules.some(({ when }) => isAlways(when));
    const next = questions[index + 1]?.id ?? "end";
    const onward: readonly FlowEdge[] = goesOn ? [{ id: `${question.id} next`, from: question.id, to: next, kind: "next" }] : [];
    return [...onward, ...ruleEdges(question, rules, known)];
  });
  const used = new Set(edges.map(({ to }) => to));
  return { questions, edges, endings: ENDINGS.filter((ending) => ending === "end" || used.has(ending)) };
}
