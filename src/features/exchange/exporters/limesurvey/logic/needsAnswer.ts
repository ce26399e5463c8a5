import type { Condition } from "../../../../../survey/logic/condition";

type Truth = boolean | undefined;

/** Whether a condition holds for nobody who has no answer to the question. */
export function needsAnswer(condition: Condition, question: string): boolean {
  return truth(condition, question) === false;
}

/** Nothing where other answers decide. */
function truth(condition: Condition, question: string): Truth {
  if ("all" in condition) return every(condition.all.map((member) => truth(member, question)));
  if ("any" in condition) return not(every(condition.any.map((member) => not(truth(member, question)))));
  if ("not" in condition) return not(truth(condition.not, question));
  if (condition.question !== question) return undefined;
  return condition.is === "unanswered";
}

function every(members: readonly Truth[]): Truth {
  if (members.includes(false)) return false;
  return members.includes(undefined) ? undefined : true;
}

function not(value: Truth): Truth {
  return value === undefined ? undefined : !value;
}
