import { isSame } from "../../../data/changedFields";
import { isUnreachable, isWizardGone, readWizardDraft, type WizardBegin, type WizardDraft } from "../../../data/wizardApi";
import type { FormData } from "../../form/formTypes";
import { forgetWizard, type KeptWizard, readKeptWizard } from "./keptWizards";

/** A wizard as it is opened. */
export interface OpenedWizard {
  /** As the server had it when it was last heard of. */
  readonly draft: WizardDraft;
  readonly values: FormData;
  /** The answers are what this browser held. */
  readonly isHeld?: boolean;
  /** What another window saved since these answers began. */
  readonly newer?: WizardDraft;
  /** The draft was finished or discarded elsewhere; what was answered since is here alone. */
  readonly isGone?: boolean;
}

interface WizardAddress {
  readonly owner: string;
  readonly name: string;
  readonly id: string;
  /** What to begin with where there is none yet; absent: that is a failure. */
  readonly begin?: WizardBegin;
  /** Answers that a new one begins with. */
  readonly given: FormData;
  /** Names of the answers that this browser never holds. */
  readonly sensitive: readonly string[];
}

/** One that never reached the server begins anew there. */
function beginningOf(kept: KeptWizard | undefined): WizardBegin | undefined {
  if (kept?.draft.version !== 0) return undefined;
  const { record } = kept.draft;
  return record === undefined ? {} : { record };
}

/** What a held wizard is opened with; the server alone has what was not held. */
function held({ values }: KeptWizard, draft: WizardDraft, sensitive: readonly string[]): FormData {
  return { ...Object.fromEntries(sensitive.map((name) => [name, draft.data[name]])), ...values };
}

/** Brings together what the server has of a wizard and what this browser held. @throws ApiError */
export async function openWizard({ owner, name, id, begin, given, sensitive }: WizardAddress): Promise<OpenedWizard> {
  const kept = readKeptWizard(owner, name, id);
  try {
    const draft = await readWizardDraft(name, id, begin ?? beginningOf(kept));
    if (!kept) return { draft, values: draft.version === 0 ? { ...draft.data, ...given } : draft.data };
    const values = held(kept, draft, sensitive);
    if (isSame(values, draft.data)) {
      forgetWizard(owner, name, id);
      return { draft, values };
    }
    if (draft.version > kept.draft.version) return { draft: kept.draft, values, newer: draft };
    return { draft: draft.version === 0 ? kept.draft : draft, values, isHeld: true };
  } catch (error) {
    if (kept && isWizardGone(error)) return { draft: kept.draft, values: kept.values, isGone: true };
    // Without the server nothing is known of what was not held, and it would be written over.
    if (kept && isUnreachable(error) && sensitive.length === 0) return { draft: kept.draft, values: kept.values, isHeld: true };
    throw error;
  }
}
