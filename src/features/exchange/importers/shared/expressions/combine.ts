import type { Condition, Test } from "../../../../../survey/logic/condition";
import { testsIn } from "../../../../../survey/logic/references";
import { NoCounterpart } from "./syntax";

export const ALWAYS: Condition = { all: [] };
export const NEVER: Condition = { not: ALWAYS };

/** What a document's schema takes as members of one condition. */
const MOST_MEMBERS = 200;
const MOST_TESTS = 500;

export function isAlways(condition: Condition): boolean {
  return "all" in condition && condition.all.length === 0;
}

export function isNever(condition: Condition): boolean {
  return "not" in condition && isAlways(condition.not);
}

/** All of them, without needless nesting. */
export function allOf(conditions: readonly Condition[]): Condition {
  const members = distinct(
    conditions
      .filter((condition) => !isAlways(condition))
      .flatMap((condition) => ("all" in condition ? condition.all : [condition])),
  );
  if (members.some(isNever)) return NEVER;
  return members.length === 1 ? (members[0] ?? ALWAYS) : { all: few(members) };
}

/** One of them at least; never where there are none. */
export function anyOf(conditions: readonly Condition[]): Condition {
  const members = distinct(
    conditions
      .filter((condition) => !isNever(condition))
      .flatMap((condition) => ("any" in condition ? condition.any : [condition])),
  );
  if (members.some(isAlways)) return ALWAYS;
  if (members.length === 0) return NEVER;
  return members.length === 1 ? (members[0] ?? NEVER) : { any: few(members) };
}

const OPPOSITES: Readonly<Partial<Record<Test["is"], Test["is"]>>> = { answered: "unanswered", unanswered: "answered" };

export function negate(condition: Condition): Condition {
  if ("not" in condition) return condition.not;
  const opposite = "is" in condition ? OPPOSITES[condition.is] : undefined;
  return "is" in condition && opposite ? { ...condition, is: opposite } : { not: condition };
}

/** So many of them at least, written out where few ways lead there. */
export function atLeastOf(count: number, conditions: readonly Condition[]): Condition {
  if (count <= 0) return ALWAYS;
  if (count > conditions.length) return NEVER;
  return anyOf(choices(count, conditions).map(allOf));
}

/** Ways to choose so many of them. */
function choices<Item>(count: number, items: readonly Item[]): readonly (readonly Item[])[] {
  const ways = Array.from({ length: count }).reduce<number>(
    (product, _, index) => (product * (items.length - index)) / (index + 1),
    1,
  );
  if (ways > MOST_MEMBERS) throw new NoCounterpart("count()");
  if (count === 0) return [[]];
  return items.flatMap((item, index) => choices(count - 1, items.slice(index + 1)).map((rest) => [item, ...rest]));
}

/** As long as they are few enough for a document. */
function few(members: readonly Condition[]): readonly Condition[] {
  if (members.length > MOST_MEMBERS) throw new NoCounterpart(String(members.length));
  return members;
}

/** A condition that somebody may still read; written-out cases of cases would grow without end. */
export function readable(condition: Condition): Condition {
  if (testsIn(condition).length > MOST_TESTS) throw new NoCounterpart("if()");
  return condition;
}

function distinct(members: readonly Condition[]): readonly Condition[] {
  return [...new Map(members.map((member) => [JSON.stringify(member), member])).values()];
}
