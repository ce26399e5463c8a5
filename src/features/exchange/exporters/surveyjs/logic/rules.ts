import type { JsonObject } from "../../../../../shared/json";
import type { Condition, Operator, Rule, Test } from "../../../../../survey/logic/condition";
import { testsIn } from "../../../../../survey/logic/references";
import type { Lost } from "../../shared/lost";
import type { PlacedQuestion } from "../placed";
import { and, type Expression, isAlways, not } from "./expression";
import { attempt, type Scope } from "./scope";

const OF_NO_VALUE: readonly Operator[] = ["unanswered", "dontKnow"];

/** Whether a condition can hold only where the question has a value: a hidden one has none. */
function impliesAnswer(condition: Condition, questionId: string): boolean {
  if ("all" in condition) return condition.all.some((member) => impliesAnswer(member, questionId));
  if ("any" in condition) return condition.any.length > 0 && condition.any.every((member) => impliesAnswer(member, questionId));
  if ("not" in condition) return false;
  return condition.question === questionId && !OF_NO_VALUE.includes(condition.is);
}

/** Questions from behind one to before another that are asked only where it holds. */
export interface Skip {
  readonly unless: Expression;
  /** Places of the first question that is skipped, and of the first that isn't. */
  readonly from: number;
  readonly to: number;
}

export interface RuleReading {
  readonly all: readonly PlacedQuestion[];
  readonly scope: Scope;
  readonly lost: Lost;
  /** When the question is asked, in the file; of its own, without the page's. */
  readonly asked: { readonly page: Expression; readonly own: Expression };
  /** Whether the question is the last on its page. */
  readonly isLast: boolean;
}

export interface RuleResult {
  readonly skips: readonly Skip[];
  readonly triggers: readonly JsonObject[];
}

/** What a question's rules come to: the first that holds decides, so that each excludes those behind it. */
export function rulesOf(place: PlacedQuestion, reading: RuleReading): RuleResult {
  const skips: Skip[] = [];
  const triggers: JsonObject[] = [];
  const before: Rule[] = [];
  for (const rule of place.question.rules ?? []) {
    const found = readRule(place, rule, before, reading);
    before.push(rule);
    if (!found) reading.lost.add(place.question.variable, "rule", rule.then.do);
    else if ("trigger" in found) triggers.push(found.trigger);
    else skips.push(found.skip);
    const isRefusal = rule.then.do === "screenOut" || rule.then.do === "quality";
    if (found && isRefusal) reading.lost.add(place.question.variable, "ending", rule.then.do);
  }
  return { skips, triggers };
}

type RuleOutcome = { readonly skip: Skip } | { readonly trigger: JsonObject };

function readRule(place: PlacedQuestion, rule: Rule, before: readonly Rule[], reading: RuleReading): RuleOutcome | undefined {
  const { all, scope } = reading;
  if (!hasFixedPlace(place, all)) return undefined;
  const to = rule.then.do === "jump" ? targetOf(rule.then.to, place, all) : all.length;
  if (to === undefined) return undefined;
  return attempt((): RuleOutcome => {
    const when = scope.say(rule.when);
    if (isTrigger(place, rule, before, reading)) {
      // Another ending before it ends the same way.
      const jumps = before.filter(({ then }) => then.do === "jump");
      const ends = and([...jumps.map((jump) => not(scope.say(jump.when))), when]);
      // What always holds names no question, and would end the survey behind any page.
      if (!isAlways(ends)) return { trigger: { type: "complete", expression: ends.text } };
    }
    const excluded = before.map((other) => not(scope.say(other.when)));
    const { page, own } = reading.asked;
    const met = impliesAnswer(rule.when, place.question.id) ? [] : [page, own];
    return { skip: { unless: not(and([...met, ...excluded, when])), from: place.index + 1, to } };
  });
}

/** A block in random order leaves open what comes behind one of its questions. */
function hasFixedPlace({ block }: PlacedQuestion, all: readonly PlacedQuestion[]): boolean {
  return block.order !== "random" || all.filter((other) => other.block === block).length < 2;
}

function targetOf(id: string, place: PlacedQuestion, all: readonly PlacedQuestion[]): number | undefined {
  const target = all.find(({ question }) => question.id === id);
  if (!target || target.index <= place.index) return undefined;
  const isFirst = all.find(({ block }) => block === target.block) === target;
  return isFirst || hasFixedPlace(target, all) ? target.index : undefined;
}

/**
 * SurveyJS looks at a trigger as a page is left on which there is a question that it names. So it means the same only for
 * a rule behind the last question of a page, which everybody gets, about questions of that page; and about the whole of
 * their answers, since a part of a blank one counts for no name.
 */
function isTrigger(place: PlacedQuestion, rule: Rule, before: readonly Rule[], reading: RuleReading): boolean {
  if (rule.then.do === "jump" || !reading.isLast || !isAlways(reading.asked.own)) return false;
  const tests = [rule, ...before].flatMap(({ when }) => testsIn(when));
  const isWhole = ({ question, part }: Test) => part === undefined && reading.scope.find(question)?.shape.kind !== "parts";
  return tests.length > 0 && tests.every((test) => isWhole(test) && isOnPage(test.question, place, reading.all));
}

function isOnPage(id: string, { block }: PlacedQuestion, all: readonly PlacedQuestion[]): boolean {
  return all.some(({ question, block: own, element }) => question.id === id && own === block && element !== undefined);
}
