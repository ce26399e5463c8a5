import type { PanelCriterionChoice } from "../../../../contracts/api/panel";
import { divideEvenly, type QuotaValue, wantedValues } from "./divide";

type Value = PanelCriterionChoice["values"][number];

/** A table of people of two criteria at once: a row for each value of the one, a column for each of the other. */
export interface CrossGrid {
  readonly rows: readonly Value[];
  readonly columns: readonly Value[];
  /** The quota of a row and a column; none where nobody is wanted. */
  readonly cellOf: (row: Value, column: Value) => QuotaValue | undefined;
  /** All quotas, row by row, with one cell's target changed; without one nobody of the cell is wanted. */
  readonly withTarget: (row: Value, column: Value, target: number | undefined) => readonly QuotaValue[];
}

interface Axis {
  readonly choice: PanelCriterionChoice;
  readonly isFirst: boolean;
}

const valueOn = (quota: QuotaValue, isFirst: boolean) => (isFirst ? quota.values : quota.secondValues)?.[0];

/** Values that the study asks for, and those that quotas have already. */
function valuesOf({ choice, isFirst }: Axis, quotas: readonly QuotaValue[], criteria: unknown): readonly Value[] {
  const wanted = new Set(wantedValues(choice, criteria).map(({ value }) => value));
  const present = new Set(quotas.map((quota) => valueOn(quota, isFirst)));
  return choice.values.filter(({ value }) => wanted.has(value) || present.has(value));
}

function quotaOf(
  first: PanelCriterionChoice,
  second: PanelCriterionChoice,
  one: Value,
  other: Value,
  target: number,
): QuotaValue {
  const people = { criterion: first.name, values: [one.value], secondCriterion: second.name, secondValues: [other.value] };
  return { title: `${one.label} · ${other.label}`, target, ...people };
}

/** The shorter criterion makes the columns: they have to fit a phone. */
export function crossGrid(
  quotas: readonly QuotaValue[],
  { first, second }: { readonly first: PanelCriterionChoice; readonly second: PanelCriterionChoice },
  criteria: unknown,
): CrossGrid {
  const down = { choice: first, isFirst: true };
  const across = { choice: second, isFirst: false };
  const isTurned = valuesOf(across, quotas, criteria).length > valuesOf(down, quotas, criteria).length;
  const rows = valuesOf(isTurned ? across : down, quotas, criteria);
  const columns = valuesOf(isTurned ? down : across, quotas, criteria);
  const pairOf = (row: Value, column: Value) => (isTurned ? ([column, row] as const) : ([row, column] as const));
  const cellOf = (row: Value, column: Value) => {
    const [one, other] = pairOf(row, column);
    return quotas.find((quota) => valueOn(quota, true) === one.value && valueOn(quota, false) === other.value);
  };
  const withTarget = (row: Value, column: Value, target: number | undefined) =>
    rows.flatMap((ownRow) =>
      columns.flatMap((ownColumn) => {
        const isChanged = ownRow === row && ownColumn === column;
        const wanted = isChanged ? target : cellOf(ownRow, ownColumn)?.target;
        return wanted ? [quotaOf(first, second, ...pairOf(ownRow, ownColumn), wanted)] : [];
      }),
    );
  return { rows, columns, cellOf, withTarget };
}

/** Each quota of a table divided evenly by the values of a second criterion: the rows keep their people. */
export function crossedBy(
  quotas: readonly QuotaValue[],
  { first, second }: { readonly first: PanelCriterionChoice; readonly second: PanelCriterionChoice },
  criteria: unknown,
): readonly QuotaValue[] {
  const others = wantedValues(second, criteria);
  return uncrossed(quotas, first).flatMap((quota) => {
    const one = first.values.find(({ value }) => value === quota.values?.[0]);
    const targets = divideEvenly(quota.target ?? 0, others.length);
    return others.flatMap((other, at) => {
      const target = targets[at];
      return one && target ? [quotaOf(first, second, one, other, target)] : [];
    });
  });
}

/** A table by its first criterion alone: what a row had in all. */
export function uncrossed(quotas: readonly QuotaValue[], first: PanelCriterionChoice): readonly QuotaValue[] {
  return first.values.flatMap(({ value, label }) => {
    const own = quotas.filter((quota) => quota.values?.[0] === value);
    const target = own.reduce((sum, quota) => sum + (quota.target ?? 0), 0);
    return target > 0 ? [{ title: label, target, criterion: first.name, values: [value] }] : [];
  });
}

/** Whether some quotas are of two criteria at once: their table is wide. */
export function hasCrossedTable(quotas: unknown): boolean {
  return Array.isArray(quotas) && quotas.some((quota: Partial<QuotaValue> | null) => Boolean(quota?.secondCriterion));
}
