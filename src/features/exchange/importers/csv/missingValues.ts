import type { Column } from "./column";

/** What statistics packages write for a missing value. */
const NO_VALUE = /^(NA|N\/A|#N\/A|#NULL!|NaN|NULL|\.|-)$/i;
/** Codes that stand for a reason why there is no value, below values that are none. */
const NO_VALUE_CODE = /^-(1|2|3|7|8|9|66|77|88|97|98|99|666|777|888|997|998|999|9999)(\.0+)?$/;
const WHOLE_OR_DECIMAL = /^\d+([.,]\d+)?$/;

interface HighCodes {
  readonly codes: readonly number[];
  readonly mostBelow: number;
  /** A count begins with 0, and has no such codes. @default 0 */
  readonly leastBelow?: number;
}

/** Codes for "no answer" and "don't know" above values that end far below them: 1 to 5 and 9, ages and 999. */
const HIGH_CODES: readonly HighCodes[] = [
  { codes: [8, 9], mostBelow: 5, leastBelow: 1 },
  { codes: [9], mostBelow: 6, leastBelow: 1 },
  { codes: [77, 88, 98, 99], mostBelow: 30 },
  { codes: [998, 999], mostBelow: 130 },
  { codes: [9998, 9999], mostBelow: 2_200 },
  { codes: [99998, 99999], mostBelow: 20_000 },
];
/** What surveys keep for "other" and "none of these" beside them: answers. */
const HIGH_ANSWERS = [96, 97];

function highCodes(texts: readonly string[]): ReadonlySet<string> {
  if (!texts.every((text) => /^\d{1,5}$/.test(text))) return new Set();
  const numbers = texts.map(Number);
  for (const { codes, mostBelow, leastBelow = 0 } of HIGH_CODES) {
    const found = numbers.filter((number) => codes.includes(number));
    const rest = numbers.filter((number) => !codes.includes(number) && !HIGH_ANSWERS.includes(number));
    if (found.length > 0 && rest.length > 1 && rest.every((number) => number >= leastBelow && number <= mostBelow))
      return new Set(found.map(String));
  }
  return new Set();
}

/** From -2 to 2, e.g.: a scale whose low end is below zero, with a number for most of its steps. */
function isBalanced(texts: readonly string[]): boolean {
  if (!texts.every((text) => /^-?\d$/.test(text))) return false;
  const numbers = texts.map(Number);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return most >= 2 && most <= 5 && least === -most && numbers.length >= 2 * most;
}

/** The column without some of its texts. */
export function without(column: Column, isNone: (text: string) => boolean): Column {
  const counts = new Map([...column.counts].filter(([text]) => !isNone(text)));
  return { ...column, counts, filled: [...counts.values()].reduce((sum, count) => sum + count, 0) };
}

/** The column without what stands for no value. */
export function withoutNone(column: Column): Column {
  const texts = [...column.counts.keys()].filter((text) => !NO_VALUE.test(text));
  const isNumeric = texts.every((text) => NO_VALUE_CODE.test(text) || WHOLE_OR_DECIMAL.test(text)) && !isBalanced(texts);
  const isLow = (text: string) => isNumeric && NO_VALUE_CODE.test(text);
  const high = highCodes(texts.filter((text) => !isLow(text)));
  return without(column, (text) => NO_VALUE.test(text) || isLow(text) || high.has(text));
}
