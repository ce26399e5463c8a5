import { AppError } from "../../shared/errors";
import type { JsonObject } from "../../shared/json";
import type { Draft } from "../drafts/drafts";
import type { StepIssue, StepValidators } from "./stepValidators";
import type { RecordStart } from "./wizardCalls";
import type { WizardUse } from "./wizardUse";

/** What is stored of a wizard's draft. */
export interface WizardData extends RecordStart {
  readonly values: JsonObject;
}

/** A wizard under way. */
export interface WizardDraft extends RecordStart {
  readonly id: string;
  readonly data: JsonObject;
  /** 0: nothing is stored yet. */
  readonly version: number;
  readonly updatedAt: string;
  /** Names of the steps to go through with these answers, in order. */
  readonly shown: readonly string[];
  readonly faults: readonly StepIssue[];
}

export function draftKey(name: string, id: string): string {
  return `wizard:${name}:${id}`;
}

export function draftData(draft: Draft): WizardData {
  return draft.data as unknown as WizardData;
}

export function draftIdentity({ key, version, updatedAt }: Draft): Pick<WizardDraft, "id" | "version" | "updatedAt"> {
  return { id: key.split(":").at(-1) ?? "", version, updatedAt };
}

/** The draft as callers see it: its answers, the steps that they lead through, and what is wrong with them. */
export function wizardDraft(
  { use, validators }: { readonly use: WizardUse; readonly validators: StepValidators },
  { values: data, ...start }: WizardData,
  identity: Pick<WizardDraft, "id" | "version" | "updatedAt">,
): WizardDraft {
  const shown = validators.shown(use, data);
  const faults = validators.faults(use, shown, data);
  return { ...identity, data, ...start, shown: shown.map((step) => step.name), faults };
}

/** A conflict of drafts as a conflict of wizards: with the current one as callers see it, or none. */
export function wizardError(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== "draft.conflict") return error;
  const { current } = error.details.extensions as { readonly current: Draft | undefined };
  if (!current) return new AppError("draft.notFound");
  const { values: data, ...start } = draftData(current);
  return new AppError(error.code, { extensions: { current: { data, ...start, ...draftIdentity(current) } } });
}
