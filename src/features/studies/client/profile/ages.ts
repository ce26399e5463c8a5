import type { PanelCriterionChoice } from "../../../../contracts/api/panel";
import { doAgesMeet, readAgeRange } from "../../../../shared/ageRange";
import type { QuotaValue } from "./divide";

/** A range as people type it: "25 - 54", "25–54", "60 +". */
export const asAgeRange = (typed: string): string => typed.replace(/\s/g, "").replace("–", "-");

/** The values that quotas have of a criterion, each once. */
export const valuesIn = (quotas: readonly QuotaValue[], name: string) => [
  ...new Set(
    quotas.flatMap(({ criterion, values, secondCriterion, secondValues }) => [
      ...(criterion === name ? (values ?? []) : []),
      ...(secondCriterion === name ? (secondValues ?? []) : []),
    ]),
  ),
];

/** From the youngest to the oldest, each once. @returns nothing where one isn't a range, or two of them meet */
export function readAgeRanges(texts: readonly string[]): readonly string[] | undefined {
  const ranges = [...new Set(texts.map(asAgeRange))].map((text) => ({ text, range: readAgeRange(text) }));
  const read = ranges.flatMap(({ text, range }) => (range ? [{ text, range }] : []));
  read.sort((one, other) => one.range.from - other.range.from);
  const doMeet = read.some(({ range }, at) => read.slice(0, at).some((earlier) => doAgesMeet(earlier.range, range)));
  return doMeet || read.length < ranges.length ? undefined : read.map(({ text }) => text);
}

/** A criterion with the ranges of ages that a table has, where they aren't the listed ones. */
export function withOwnAges(
  choice: PanelCriterionChoice,
  quotas: readonly QuotaValue[],
  labelOf: (choice: PanelCriterionChoice, value: string) => string,
): PanelCriterionChoice {
  const own = choice.ages ? valuesIn(quotas, choice.name) : [];
  const isListed = (value: string) => choice.values.some((known) => known.value === value);
  if (own.every(isListed)) return choice;
  const values = readAgeRanges(own) ?? own;
  return { ...choice, values: values.map((value) => ({ value, label: labelOf(choice, value) })) };
}
