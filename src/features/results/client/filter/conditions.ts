import type { Results } from "../../shared/api";
import type { Condition } from "../../shared/conditions";
import type { Selection } from "../results";
import { type FilterChip, filterChips, withAnswers } from "./resultsFilter";

/** What a condition is of: a question or a variable, and for a question how it is asked for. */
export interface Target {
  readonly question?: string;
  readonly variable?: string;
  readonly kind: "is" | "range" | "contains";
}

const kindOf = ({ is, contains }: Condition): Target["kind"] => {
  if (is) return "is";
  return contains === undefined ? "range" : "contains";
};

export const targetOf = (condition: Condition): Target => ({
  ...(condition.question === undefined ? {} : { question: condition.question }),
  ...(condition.variable === undefined ? {} : { variable: condition.variable }),
  kind: kindOf(condition),
});

/** Conditions on variables are one a variable, whatever they say. */
const isOf = (condition: Condition, { question, variable, kind }: Target) =>
  condition.question === question && condition.variable === variable && (question === undefined || kindOf(condition) === kind);

/** The condition on a target; answers that the short form holds included. */
export function conditionOn({ filter, conditions }: Selection, target: Target): Condition | undefined {
  const codes = target.kind === "is" && target.question !== undefined ? filter[target.question] : undefined;
  return codes && target.question !== undefined
    ? { question: target.question, is: codes }
    : conditions.find((condition) => isOf(condition, target));
}

/** The selection with one condition put in place of the one on its target, or taken away. */
export function withCondition(selection: Selection, target: Target, condition: Condition | undefined): Selection {
  const { question, kind } = target;
  const isAnswers = question !== undefined && kind === "is";
  const filter = isAnswers ? withAnswers(selection.filter, question, []) : selection.filter;
  const at = selection.conditions.findIndex((one) => isOf(one, target));
  const others = selection.conditions.filter((one) => !isOf(one, target));
  // Plain answers stay in the short form, which the cards read and write.
  if (condition?.is && isAnswers && !condition.not)
    return { ...selection, filter: withAnswers(filter, question, condition.is), conditions: others };
  const conditions = condition ? others.toSpliced(at < 0 ? others.length : at, 0, condition) : others;
  return { ...selection, filter, conditions };
}

/** How many conditions a selection has. */
export const countConditions = ({ filter, conditions }: Selection): number => Object.keys(filter).length + conditions.length;

/** The selection without the condition that came last. */
export function withoutLast(selection: Selection): Selection {
  if (selection.conditions.length > 0) return { ...selection, conditions: selection.conditions.slice(0, -1) };
  const last = Object.keys(selection.filter).at(-1);
  return last === undefined ? selection : { ...selection, filter: withAnswers(selection.filter, last, []) };
}

export interface ConditionChip extends Omit<FilterChip, "questionId"> {
  readonly key: string;
  readonly target: Target;
  readonly isNot: boolean;
}

/**
 * What a selection says, answers first. The server says conditions in words: until its answer is there, `unknown` stands in.
 * @param asked conditions that the results were asked for with
 */
export function conditionChips(
  { filter, conditions }: Selection,
  results: Results,
  { asked, unknown }: { readonly asked: readonly Condition[]; readonly unknown: string },
): readonly ConditionChip[] {
  const words = new Map(asked.map((condition, at) => [JSON.stringify(condition), results.conditions?.[at]]));
  return [
    ...filterChips(filter, results.questions).map(({ questionId, ...chip }) => ({
      ...chip,
      key: questionId,
      target: { question: questionId, kind: "is" } as const,
      isNot: false,
    })),
    ...conditions.map((condition) => {
      const key = JSON.stringify(condition);
      const { question = unknown, answers = ["…"] } = words.get(key) ?? {};
      return { key, target: targetOf(condition), question, answers, isNot: condition.not ?? false };
    }),
  ];
}
