import type { LimeQuestion } from "../survey";
import { all, any, type Formula, not, Unsayable } from "./formula";

/** An "other" answer, as LimeSurvey holds it. */
export const OTHER_ANSWER = "-oth-";

/** The name of one of a question's variables; the parts by their written codes. */
export function nameOf({ code }: Pick<LimeQuestion, "code">, ...parts: readonly string[]): string {
  return [code, ...parts].join("_");
}

/** Blank where it wasn't asked, where without the ending the whole expression would be false. */
function value(name: string): string {
  return `${name}.NAOK`;
}

export function filled(name: string): Formula {
  return { text: `!is_empty(${value(name)})` };
}

export function blank(name: string): Formula {
  return { text: `is_empty(${value(name)})` };
}

export function anyFilled(names: readonly string[]): Formula {
  return any(names.map(filled));
}

export function allBlank(names: readonly string[]): Formula {
  return all(names.map(blank));
}

export type Relation = "==" | "!=" | "<" | "<=" | ">" | ">=";

export function compared(name: string, is: Relation, wanted: string | number): Formula {
  return { text: `${value(name)} ${is} ${literal(wanted)}` };
}

export function counted(names: readonly string[], is: Relation, count: number): Formula {
  return { text: `count(${names.map(value).join(", ")}) ${is} ${literal(count)}` };
}

/** Filled, and nothing else: a comparison with a blank would hold. */
export function other(name: string, wanted: string | number): Formula {
  return all([filled(name), not(compared(name, "==", wanted))]);
}

function literal(wanted: string | number): string {
  if (typeof wanted === "number") return /^-?\d+(\.\d+)?$/.test(String(wanted)) ? String(wanted) : refuse(String(wanted));
  if (/[\\{}<>&\p{Cc}\p{Cs}]/u.test(wanted)) return refuse(wanted);
  if (!wanted.includes('"')) return `"${wanted}"`;
  return wanted.includes("'") ? refuse(wanted) : `'${wanted}'`;
}

function refuse(what: string): never {
  throw new Unsayable(what);
}
