import type { Catalog } from "../../schema/catalog";
import type { JsonObject } from "../../shared/json";
import type { WriteContext } from "../api/rest/write/writeContext";
import type { Drafts } from "../drafts/drafts";
import type { StepValidators } from "./stepValidators";
import type { WizardCall } from "./wizardUse";

/** The record that a wizard changes, as it was when the draft began or last caught up with it. */
export interface RecordStart {
  /** Absent: a new one. */
  readonly record?: string;
  readonly recordVersion?: number;
  /** The record's values of the wizard's fields: by them others' changes are told from one's own. */
  readonly before?: JsonObject;
}

/** A call about one draft of a wizard. */
export interface DraftCall extends WizardCall {
  readonly id: string;
}

/** Answers to be stored. */
export interface WizardSave extends RecordStart {
  readonly data: JsonObject;
  /** The version that the writer has seen: 0 where there is to be none yet. @default any */
  readonly version?: number;
}

/** A draft that is asked for although it may not be there: what it begins with is answered then. */
export interface WizardBegin {
  /** The record to change; absent: a new one. */
  readonly record?: string;
}

export interface WizardSubmit {
  /** Answers that drafts never store, such as passwords. */
  readonly secrets: JsonObject;
  /** The version of the draft that the person has seen. @default any */
  readonly version?: number;
}

export interface WizardOptions {
  readonly catalog: Catalog;
  readonly context: WriteContext;
  readonly drafts: Drafts;
  readonly validators: StepValidators;
}
