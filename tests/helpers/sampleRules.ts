import type { Rule } from "../../src/schema/document";
import { isJsonObject, type Json } from "../../src/shared/json";

type Values = Record<string, Json>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A value some steps after a first one: hours after a moment, days after a date; a number that is far enough stays. */
export function later(first: Json, steps: number, own: Json | undefined): Json {
  if (typeof first !== "string") return Math.max(Number(first) + steps, Number(own));
  const isDate = first.length === 10;
  const moment = new Date(Date.parse(first) + steps * (isDate ? DAY : HOUR)).toISOString();
  return isDate ? moment.slice(0, 10) : moment;
}

/** Each a step after the first. */
function inOrder(names: readonly string[], values: Values): Values {
  const [first, ...others] = names.filter((name) => values[name] !== undefined);
  if (first === undefined) return values;
  return {
    ...values,
    ...Object.fromEntries(others.map((name, index) => [name, later(values[first] ?? 0, index + 1, values[name])])),
  };
}

function onlyFirst(names: readonly string[], values: Values): Values {
  const [, ...others] = names.filter((name) => values[name] !== undefined);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !others.includes(name)));
}

/** The first takes it all. */
function addingUp(sum: string | readonly string[], equals: number | string, values: Values): Values {
  const total = typeof equals === "number" ? equals : values[equals];
  if (total === undefined) return values;
  if (typeof sum !== "string") {
    const given = sum.filter((name) => values[name] !== undefined);
    return { ...values, ...Object.fromEntries(given.map((name, index) => [name, index === 0 ? total : 0])) };
  }
  const [list = "", field = ""] = sum.split("/");
  const [item] = Array.isArray(values[list]) ? values[list] : [];
  return isJsonObject(item) ? { ...values, [list]: [{ ...item, [field]: total }] } : values;
}

/** Values that keep the rules of the whole record. */
export function byRules(rules: readonly Rule[], values: Values): Values {
  return rules.reduce((kept, rule) => {
    if ("ordered" in rule) return inOrder(rule.ordered, kept);
    if ("atMostOne" in rule) return onlyFirst(rule.atMostOne, kept);
    return "sum" in rule ? addingUp(rule.sum, rule.equals, kept) : kept;
  }, values);
}
