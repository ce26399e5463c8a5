import type { Json } from "../../../../src/shared/json";
import type { Statistics } from "../../../../src/survey/questionType";
import { memberOf, numberOf, recordOf } from "../../../../src/survey/types/values";
import { POINTS, type Point, STATEMENT_CODES } from "./statements";

/** The point that a stored value gives a statement. */
export function pointOf(value: Json | undefined, code: string): Point | undefined {
  const point = numberOf(memberOf(recordOf(value), code));
  return POINTS.find((known) => known === point);
}

/** Whether agreeing speaks for the product: with the odd statements. */
export const isPositive = (code: string): boolean => Number(code) % 2 === 1;

/** What a statement's point adds to the score, 0 (worst) to 4 (best), before it is multiplied. */
export const contributionOf = (code: string, point: number): number => (isPositive(code) ? point - 1 : 5 - point);

/** 0 to 100: ((odd - 1) + (5 - even)) x 2.5 (Brooke, 1996); nothing where a statement is unanswered. */
export function scoreOf(value: Json | undefined): number | undefined {
  let sum = 0;
  for (const code of STATEMENT_CODES) {
    const point = pointOf(value, code);
    if (point === undefined) return undefined;
    sum += contributionOf(code, point);
  }
  return sum * 2.5;
}

/** Describes numbers; the standard deviation is the sample's (n - 1), absent below two. */
export function scoreStatistics(values: readonly number[]): Statistics {
  const sorted = [...values].sort((one, other) => one - other);
  const [minimum, maximum] = [sorted[0], sorted.at(-1)];
  if (minimum === undefined || maximum === undefined) return {};
  const count = sorted.length;
  const mean = sorted.reduce((sum, value) => sum + value, 0) / count;
  const squares = sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const median = ((sorted[Math.ceil(count / 2) - 1] ?? mean) + (sorted[Math.floor(count / 2)] ?? mean)) / 2;
  return { mean, median, minimum, maximum, ...(count > 1 ? { standardDeviation: Math.sqrt(squares / (count - 1)) } : {}) };
}
