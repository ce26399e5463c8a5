import { changedFields } from "../../../data/changedFields";
import type { EntityRecord } from "../../../host/clientHost";
import type { FormData } from "../../form/formTypes";
import { withoutNulls } from "../../form/withoutNulls";
import { type Choices, conflictOf, type OpenConflict, settle } from "../../record/edit/conflict";

type Values = Readonly<Record<string, unknown>>;

interface Sides {
  /** What both sides started from. */
  readonly before: Values;
  /** The answers here. */
  readonly values: Values;
  /** What the others made of it. */
  readonly current: Values;
  /** The answers that the sides may differ in. */
  readonly names: readonly string[];
}

function pick(values: Values, names: readonly string[]): FormData {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

/** What two sides made of one set of answers. */
export function conflictBetween({ before, values, current, names }: Sides): Omit<OpenConflict, "isSaving"> {
  const changes = changedFields(before, pick(values, names));
  return { ...conflictOf({ before, changes, current, names }), changes, current: { id: "", ...current } as EntityRecord };
}

/** The answers once it is decided whose stay; what the sides can't differ in is as it was here. */
export function mergedAnswers({ values, current, names }: Omit<Sides, "before">, changes: FormData, choices: Choices): FormData {
  return withoutNulls({ ...values, ...pick(current, names), ...settle(changes, choices, current) });
}
