import { isSame } from "../../../data/changedFields";
import type { EntityRecord } from "../../../host/clientHost";
import type { FormData } from "../../form/formTypes";

type Values = Readonly<Record<string, unknown>>;

/** Whose value of a field stays. */
export type Choice = "theirs" | "yours";
export type Choices = Readonly<Record<string, Choice>>;

/** What two people did to one record. */
export interface Conflict {
  /** Fields that both changed, to different values. */
  readonly disputed: readonly string[];
  /** Fields that only the others changed. */
  readonly theirs: readonly string[];
}

/** A question between two people's changes, open until it is decided. */
export interface OpenConflict extends Conflict {
  readonly current: EntityRecord;
  /** What was changed here. */
  readonly changes: FormData;
  /** Whether the form is saved once it is decided. */
  readonly isSaving: boolean;
}

function isEqual(one: unknown, other: unknown): boolean {
  const present = (value: unknown) => (value === undefined || value === "" ? null : value);
  return isSame(present(one), present(other));
}

interface Sides {
  /** The fields' values that this form started from. */
  readonly before: Values;
  /** What this form changed; a cleared field is `null`. */
  readonly changes: Values;
  /** The record as it is now. */
  readonly current: Values;
  /** The form's fields. */
  readonly names: readonly string[];
}

/** Compares what changed here with what changed meanwhile. */
export function conflictOf({ before, changes, current, names }: Sides): Conflict {
  const isChangedByThem = (name: string) => !isEqual(before[name], current[name]);
  const isMine = (name: string) => Object.hasOwn(changes, name);
  const changed = names.filter(isChangedByThem);
  return {
    disputed: changed.filter((name) => isMine(name) && !isEqual(changes[name], current[name])),
    theirs: changed.filter((name) => !isMine(name)),
  };
}

/** What is left of the changes once the disputed fields are decided; what nobody decided stays ours. */
export function settle(changes: FormData, choices: Choices, current: Values): FormData {
  const kept = Object.entries(changes).filter(([name, value]) => choices[name] !== "theirs" && !isEqual(value, current[name]));
  return Object.fromEntries(kept);
}
