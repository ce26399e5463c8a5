import type { WizardDraft } from "../../../data/wizardApi";
import { keptWizards } from "../sync/keptWizards";

/** A wizard that was begun and not finished. */
export interface UnfinishedWizard {
  readonly draft: WizardDraft;
  /** This browser holds answers that the server does not have. */
  readonly isLocal: boolean;
}

/** What the server has of a person's wizards and what this browser holds of them, the newest first. */
export function unfinished(owner: string, name: string, drafts: readonly WizardDraft[]): readonly UnfinishedWizard[] {
  const held = keptWizards(owner, name).map(({ draft, values, updatedAt }) => ({ ...draft, data: values, updatedAt }));
  const isHeld = (draft: WizardDraft) => held.some(({ id }) => id === draft.id);
  return [
    ...held.map((draft) => ({ draft, isLocal: true })),
    ...drafts.filter((draft) => !isHeld(draft)).map((draft) => ({ draft, isLocal: false })),
  ].sort((a, b) => (a.draft.updatedAt < b.draft.updatedAt ? 1 : -1));
}
