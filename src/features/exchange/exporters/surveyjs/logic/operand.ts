import type { Shape } from "./answerShape";
import { ALWAYS, and, atom, type Expression, NEVER, not, or, quoted, Unsayable, variable } from "./expression";

/** What SurveyJS stores where "don't know" is chosen. */
export const DONT_KNOW = "dontknow";

/** An answer, or a part of one, that expressions name. */
export interface Operand {
  readonly path: string;
  readonly shape: Shape;
  /** Whether "don't know" is one of its choices, a value like any other to SurveyJS. */
  readonly hasDontKnow: boolean;
  /** Whether everybody is asked for it. */
  readonly isCertain: boolean;
  /**
   * What it is a part of, where that may be emptied as a whole, as by hiding it: SurveyJS goes on seeing its parts then,
   * unless the whole is asked for as well.
   */
  readonly whole?: string;
  /** Whether a part, or the whole, may hold what isn't offered any more. @default nothing does */
  readonly outlives?: (part: string | undefined) => boolean;
}

/** Whether SurveyJS, which regards neither case nor spelling of numbers, takes them for one. */
function isAlike(one: string, other: string): boolean {
  return one !== other && one.toLowerCase() === other.toLowerCase();
}

/** @throws Unsayable where another code would be taken for it */
function codeIn(codes: readonly string[], code: string): string {
  if (code === "undefined" || codes.some((other) => isAlike(code, other))) throw new Unsayable(code);
  return quoted(code);
}

/** Codes that spell one number, as `10` and `1e1`, are told apart only as the texts that they are. */
function isRaw({ shape }: Operand): boolean {
  if (shape.kind === "text") return true;
  if (shape.kind !== "codes") return false;
  const numbers = shape.codes.map(Number).filter(Number.isFinite);
  return new Set(numbers).size < numbers.length;
}

export function named(operand: Operand): string {
  return variable(operand.path, isRaw(operand));
}

export function isUnsure({ path, shape }: Operand): Expression {
  return atom(`${variable(path)} ${shape.kind === "list" ? "contains" : "="} '${DONT_KNOW}'`);
}

/** Whether there is a value. Of texts, blanks alone are none, as an answer has them. */
export function filled(operand: Operand): Expression {
  const own = atom(operand.shape.kind === "text" ? `${named(operand)} != ''` : `${named(operand)} notempty`);
  return and([wholeFilled(operand), own, operand.hasDontKnow ? sure(operand) : ALWAYS]);
}

/** That the answer which it is a part of is there. */
export function wholeFilled({ whole }: Operand): Expression {
  return whole === undefined ? ALWAYS : atom(`${variable(whole)} notempty`);
}

function sure(operand: Operand): Expression {
  const { path, shape } = operand;
  return atom(`${variable(path)} ${shape.kind === "list" ? "notcontains" : "!="} '${DONT_KNOW}'`);
}

export function blank(operand: Operand): Expression {
  const own = atom(operand.shape.kind === "text" ? `${named(operand)} = ''` : `${named(operand)} empty`);
  const { whole } = operand;
  const noWhole = whole === undefined ? NEVER : atom(`${variable(whole)} empty`);
  return or([noWhole, own, operand.hasDontKnow ? isUnsure(operand) : NEVER]);
}

/** Whether it is one of these codes, of all that there are. */
export function oneOf(operand: Operand, all: readonly string[], codes: readonly string[]): Expression {
  const name = named(operand);
  const others = all.filter((code) => !codes.includes(code));
  if (others.length === 0) return filled(operand);
  const [only] = codes;
  if (only === undefined) return or([]);
  if (codes.length === 1) return atom(`${name} = ${codeIn(all, only)}`);
  const [other] = others;
  if (others.length === 1 && other !== undefined) return and([filled(operand), atom(`${name} != ${codeIn(all, other)}`)]);
  return atom(`${name} anyof [${codes.map((code) => codeIn(all, code)).join(", ")}]`);
}

export function has(operand: Operand, all: readonly string[], code: string): Expression {
  return all.includes(code) ? atom(`${variable(operand.path)} contains ${codeIn(all, code)}`) : or([]);
}

/** To the letter: SurveyJS's `=` regards neither case nor blanks at the ends, but texts have an order by their letters. */
export function isText(operand: Operand, text: string): Expression {
  const [name, value] = [named(operand), quoted(text)];
  return and([wholeFilled(operand), atom(`${name} notempty`), not(atom(`${name} < ${value}`)), not(atom(`${name} > ${value}`))]);
}
