import type { JsonObject } from "../../../../shared/json";
import type { StoredWizard, WizardDraft } from "../../../data/wizardApi";
import type { EntityRecord } from "../../../host/clientHost";
import type { OpenedWizard } from "./openWizard";

export interface WizardSyncOptions {
  readonly opened: OpenedWizard;
  readonly save: (seen: StoredWizard, data: JsonObject) => Promise<WizardDraft>;
  readonly submit: (seen: StoredWizard, secrets: JsonObject) => Promise<EntityRecord>;
  /** Holds the answers in this browser. @returns whether it does */
  readonly keep: (draft: WizardDraft, values: JsonObject) => boolean;
  readonly forget: (id: string) => void;
  /** Names of the answers that drafts never keep: they go with the submit. */
  readonly secrets: readonly string[];
  /** Names of the answers that this browser never holds. */
  readonly sensitive: readonly string[];
  /** Names of all answers, and of those that a record has. */
  readonly answers: readonly string[];
  readonly recordFields: readonly string[];
}

/** Names of the answers that drafts keep. */
export function draftFields({ answers, secrets }: WizardSyncOptions): readonly string[] {
  return answers.filter((name) => !secrets.includes(name));
}

/** Names of the answers that can be compared with a record's. */
export function comparedFields({ recordFields, secrets }: WizardSyncOptions): readonly string[] {
  return recordFields.filter((name) => !secrets.includes(name));
}
