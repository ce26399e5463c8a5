/** What can't be said in SurveyJS's expressions with the same meaning. */
export class Unsayable extends Error {}

/** A piece of an expression; what `joins` its members tells where it has to be parenthesized. */
export interface Expression {
  readonly text: string;
  readonly joins?: "and" | "or";
  readonly members?: readonly Expression[];
}

export const ALWAYS: Expression = { text: "1 = 1" };
export const NEVER: Expression = { text: "1 = 2" };

/** Longer ones nobody reads, and pages with many of them take seconds. */
const LONGEST = 20_000;

export function atom(text: string): Expression {
  return { text };
}

export function isAlways({ text }: Expression): boolean {
  return text === ALWAYS.text;
}

export function isNever({ text }: Expression): boolean {
  return text === NEVER.text;
}

/** @throws Unsayable as soon as they are too long together: there may be thousands more */
function distinct(given: readonly Expression[]): readonly Expression[] {
  const found = new Map<string, Expression>();
  let length = 0;
  for (const member of given) {
    if (found.has(member.text)) continue;
    found.set(member.text, member);
    length += member.text.length;
    if (length > LONGEST) throw new Unsayable("length");
  }
  return [...found.values()];
}

function joined(given: readonly Expression[], joins: "and" | "or"): Expression {
  const flat = given.flatMap((member) => (member.joins === joins ? (member.members ?? []) : [member]));
  const members = distinct(flat);
  const [only, ...others] = members;
  if (only && others.length === 0) return only;
  const texts = members.map((member) => (member.joins ? `(${member.text})` : member.text));
  const text = texts.join(` ${joins} `);
  if (text.length > LONGEST) throw new Unsayable("length");
  return { text, joins, members };
}

export function and(members: readonly Expression[]): Expression {
  const counting = members.filter((member) => !isAlways(member));
  if (counting.some(isNever)) return NEVER;
  return counting.length === 0 ? ALWAYS : joined(counting, "and");
}

export function or(members: readonly Expression[]): Expression {
  const counting = members.filter((member) => !isNever(member));
  if (counting.some(isAlways)) return ALWAYS;
  return counting.length === 0 ? NEVER : joined(counting, "or");
}

export function not(expression: Expression): Expression {
  if (isAlways(expression)) return NEVER;
  return isNever(expression) ? ALWAYS : { text: `!(${expression.text})` };
}

/** What SurveyJS's parser replaces before it reads anything, in texts too. */
const REPLACED = /=>|=<|<>|equals/;

/**
 * A text as expressions hold it; quotes of both kinds are escaped.
 * @throws Unsayable where its parser would read another text
 */
export function quoted(text: string): string {
  if (text.endsWith("\\") || REPLACED.test(text)) throw new Unsayable(text);
  return `'${text.replace(/['"]/g, "\\$&")}'`;
}

/** @throws Unsayable for what only an exponent could say */
export function numeral(number: number): string {
  const text = String(number);
  if (!/^-?\d{1,15}(\.\d{1,15})?$/.test(text)) throw new Unsayable(text);
  return text;
}

/** A name, or a path from one, between braces. @throws Unsayable where the parser would change it */
export function variable(path: string, isRaw = false): string {
  if (REPLACED.test(path) || /[{}]/.test(path)) throw new Unsayable(path);
  return `{${isRaw ? "#" : ""}${path}}`;
}
