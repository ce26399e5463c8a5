import type { Condition } from "../../../../../survey/logic/condition";
import type { Lost, Reason } from "../../shared/lost";
import type { Survey } from "../survey";
import { all, any, type Formula, not, Unsayable } from "./formula";
import { testFormula } from "./tests";

/** Most characters of an expression that can still be read back. */
export const LONGEST = 20_000;

/**
 * A condition as an expression that holds for the same answers.
 * @param before place of the first question that isn't answered by then
 * @throws Unsayable where LimeSurvey can't say all of it
 */
export function formulaOf(condition: Condition, survey: Survey, before: number): Formula {
  const say = (member: Condition): Formula => {
    if ("all" in member) return all(member.all.map(say));
    if ("any" in member) return any(member.any.map(say));
    if ("not" in member) return not(say(member.not));
    const written = survey.byId.get(member.question);
    if (!written || written.place >= before) throw new Unsayable(member.question);
    return testFormula(member, written);
  };
  const formula = say(condition);
  if (formula.text.length > LONGEST) throw new Unsayable("…");
  return formula;
}

interface Sayer {
  readonly survey: Survey;
  readonly lost: Lost;
}

/** The condition's expression; where it can't be said it is listed, and nothing. */
export function saidOrLost(
  condition: Condition,
  { survey, lost }: Sayer,
  { before, name, reason = "condition", detail }: { before: number; name: string; reason?: Reason; detail?: string },
): Formula | undefined {
  const said = attempt(() => formulaOf(condition, survey, before));
  if (!(said instanceof Unsayable)) return said;
  lost.add(name, reason, detail ?? said.part);
  return undefined;
}

/** What is said, or why it can't be. */
export function attempt<Said>(say: () => Said): Said | Unsayable {
  try {
    return say();
  } catch (fault) {
    if (fault instanceof Unsayable) return fault;
    throw fault;
  }
}
