import type { PanelCriterionChoice } from "../../../../contracts/api/panel";
import { type AgeRange, MOST_AGE, readAgeRange } from "../../../../shared/ageRange";
import type { QuotaPeople } from "../../shared/quotaTables";

/** People of whom a study wants so many, as a form has them: not all may be said yet. */
export interface QuotaValue extends QuotaPeople {
  readonly title?: string;
  readonly target?: number;
}

/** Whole numbers that are as even as can be and add up to the total. */
export function divideEvenly(total: number, parts: number): readonly number[] {
  const base = Math.floor(total / parts);
  const rest = total - base * parts;
  return Array.from({ length: parts }, (_, at) => base + (at < rest ? 1 : 0));
}

/**
 * Whole numbers in the proportions of the shares that add up to the total: what rounding down leaves goes to the largest
 * remainders. @param shares 0 or more, not all 0
 */
export function divideByShares(total: number, shares: readonly number[]): readonly number[] {
  const sum = shares.reduce((all, share) => all + share, 0);
  const exact = shares.map((share) => (total * share) / sum);
  const whole = exact.map(Math.floor);
  const rest = total - whole.reduce((all, part) => all + part, 0);
  const byRemainder = exact.map((part, at) => ({ at, remainder: part - Math.floor(part) }));
  byRemainder.sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  const more = new Set(byRemainder.slice(0, rest).map(({ at }) => at));
  return whole.map((part, at) => part + (more.has(at) ? 1 : 0));
}

/** The values that people of the study can have: those of its criteria, where it asks for some; of ages all that meet them. */
export function wantedValues(choice: PanelCriterionChoice, criteria: unknown) {
  const all = (criteria ?? []) as readonly { readonly criterion?: string; readonly values?: readonly string[] }[];
  const wanted = all.find(({ criterion }) => criterion === choice.name)?.values ?? [];
  if (wanted.length === 0) return choice.values;
  const ranges = choice.ages ? wanted.flatMap((value) => readAgeRange(value) ?? []) : [];
  const isWanted = (value: string) => {
    const band = readAgeRange(value);
    const meets = ({ from, to }: AgeRange) => from <= (band?.to ?? MOST_AGE) && (to ?? MOST_AGE) >= (band?.from ?? 0);
    return wanted.includes(value) || (band !== undefined && ranges.some(meets));
  };
  return choice.values.filter(({ value }) => isWanted(value));
}

/** A sample divided evenly by the values of a criterion. @param criteria of the study, which may leave some of the values */
export function dividedBy(
  choice: PanelCriterionChoice,
  { sample, criteria }: { readonly sample: number; readonly criteria: unknown },
): readonly QuotaValue[] {
  const values = wantedValues(choice, criteria);
  const targets = divideEvenly(sample, values.length);
  return values.flatMap(({ label, value }, at) =>
    targets[at] ? [{ title: label, target: targets[at], criterion: choice.name, values: [value] }] : [],
  );
}
