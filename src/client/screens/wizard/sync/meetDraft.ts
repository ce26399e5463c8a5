import type { JsonObject } from "../../../../shared/json";
import { isSame } from "../../../data/changedFields";
import type { StoredWizard } from "../../../data/wizardApi";
import type { EntityRecord } from "../../../host/clientHost";
import type { Meeting, WizardConflict } from "./meeting";
import { plainAnswers } from "./plainAnswers";
import { conflictBetween, mergedAnswers } from "./wizardConflict";
import type { WizardSyncState } from "./wizardState";

type Met = Pick<WizardSyncState, "draft" | "values" | "unanswered">;

/** @param names answers that drafts keep */
export function meetDraft({ draft, values, unanswered }: Met, newer: StoredWizard, names: readonly string[]): Meeting {
  if (unanswered.some((data) => isSame(data, newer.data))) return { kind: "own", values };
  const sides = { before: draft.data, values, current: newer.data, names };
  const found = conflictBetween(sides);
  if (found.disputed.length === 0) return { kind: "merged", values: mergedAnswers(sides, found.changes, {}) };
  return { kind: "disputed", conflict: { ...found, about: "draft", start: newer, isSaving: false } };
}

/**
 * What a submit asks where somebody else has changed the record meanwhile.
 * @param names answers that are fields of the record
 */
export function meetRecord(
  { draft, values }: Pick<WizardSyncState, "draft" | "values">,
  current: EntityRecord,
  names: readonly string[],
): WizardConflict {
  const found = conflictBetween({ before: draft.before ?? {}, values, current, names });
  const before: JsonObject = plainAnswers(Object.fromEntries(names.map((name) => [name, current[name] ?? null])));
  return { ...found, about: "record", start: { recordVersion: Number(current.version), before }, isSaving: true };
}
