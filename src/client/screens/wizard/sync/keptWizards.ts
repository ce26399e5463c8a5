import { isJsonObject, type JsonObject } from "../../../../shared/json";
import { forgetDraft, keepDraft, keptKeys, readKept } from "../../../data/drafts/keptDrafts";
import type { WizardDraft } from "../../../data/wizardApi";

/** A wizard's answers that this browser holds until the server has them. */
export interface KeptWizard {
  /** As the server had it when it was last heard of. */
  readonly draft: WizardDraft;
  readonly values: JsonObject;
  readonly updatedAt: string;
}

function keyOf(name: string, id: string): string {
  return `wizard:${name}:${id}`;
}

export function readKeptWizard(owner: string, name: string, id: string): KeptWizard | undefined {
  const kept = readKept(owner, keyOf(name, id));
  if (!kept || !isJsonObject(kept.data.draft) || !isJsonObject(kept.data.values)) return undefined;
  const { draft, values } = kept.data;
  return { draft: draft as unknown as WizardDraft, values, updatedAt: kept.updatedAt };
}

/** @returns whether it is kept */
export function keepWizard(owner: string, name: string, draft: WizardDraft, values: JsonObject): boolean {
  return keepDraft(owner, keyOf(name, draft.id), { draft: draft as unknown as JsonObject, values });
}

export function forgetWizard(owner: string, name: string, id: string): void {
  forgetDraft(owner, keyOf(name, id));
}

/** All that is kept of a wizard. */
export function keptWizards(owner: string, name: string): readonly KeptWizard[] {
  const prefix = keyOf(name, "");
  return keptKeys(owner, prefix).flatMap((key) => readKeptWizard(owner, name, key.slice(prefix.length)) ?? []);
}
