import type { Condition } from "../../../../../survey/logic/condition";

type Truth = boolean | undefined;

/** Whether the condition can hold for somebody who wasn't asked these questions. */
export function mayHoldWithout(condition: Condition, questions: ReadonlySet<string>): boolean {
  return truth(condition, questions) !== false;
}

/** Nothing where other answers decide. */
function truth(condition: Condition, questions: ReadonlySet<string>): Truth {
  if ("all" in condition) return all(condition.all.map((member) => truth(member, questions)));
  if ("any" in condition) return not(all(condition.any.map((member) => not(truth(member, questions)))));
  if ("not" in condition) return not(truth(condition.not, questions));
  return questions.has(condition.question) ? condition.is === "unanswered" : undefined;
}

function all(members: readonly Truth[]): Truth {
  if (members.includes(false)) return false;
  return members.includes(undefined) ? undefined : true;
}

function not(truthValue: Truth): Truth {
  return truthValue === undefined ? undefined : !truthValue;
}
