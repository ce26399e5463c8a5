import type { Condition, Operator } from "../../../../../survey/logic/condition";

const OF_NO_VALUE: readonly Operator[] = ["unanswered", "dontKnow"];

/** Whether a condition can hold only where the question has a value: a hidden one has none. */
export function impliesAnswer(condition: Condition, questionId: string): boolean {
  if ("all" in condition) return condition.all.some((member) => impliesAnswer(member, questionId));
  if ("any" in condition) return condition.any.length > 0 && condition.any.every((member) => impliesAnswer(member, questionId));
  if ("not" in condition) return false;
  return condition.question === questionId && !OF_NO_VALUE.includes(condition.is);
}
