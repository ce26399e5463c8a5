import type { PanelCriterionChoice } from "../../../../contracts/api/panel";
import { type AgeRange, doAgesMeet, readAgeRange } from "../../../../shared/ageRange";
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

/** The values that people of the study can have: those of its criteria, where it asks for some; of ages all that meet them. */
export function wantedValues(choice: PanelCriterionChoice, criteria: unknown) {
  const all = (criteria ?? []) as readonly { readonly criterion?: string; readonly values?: readonly string[] }[];
  const wanted = all.find(({ criterion }) => criterion === choice.name)?.values ?? [];
  if (wanted.length === 0) return choice.values;
  const ranges = choice.ages ? wanted.flatMap((value) => readAgeRange(value) ?? []) : [];
  const isWanted = (value: string) => {
    const band = readAgeRange(value);
    const meets = (range: AgeRange) => band !== undefined && doAgesMeet(range, band);
    return wanted.includes(value) || ranges.some(meets);
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
