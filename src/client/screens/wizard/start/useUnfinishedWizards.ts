import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { discardWizardDraft, isUnreachable, isWizardGone, listWizardDrafts, type WizardDraft } from "../../../data/wizardApi";
import { useDraftOwner } from "../../record/draft/useDraftOwner";
import { forgetWizard } from "../sync/keptWizards";
import { type UnfinishedWizard, unfinished } from "./unfinished";

/** While the server can't be reached, what this browser holds will do. */
async function loadUnfinished(owner: string, name: string): Promise<readonly UnfinishedWizard[]> {
  try {
    return unfinished(owner, name, await listWizardDrafts(name));
  } catch (error) {
    const held = isUnreachable(error) ? unfinished(owner, name, []) : [];
    if (held.length === 0) throw error;
    return held;
  }
}

interface UnfinishedOptions {
  /** Of the wizard. */
  readonly name: string;
  /** The record that they change; absent: new ones. */
  readonly record: string | undefined;
  /** Whether the person may use the wizard. */
  readonly isEnabled: boolean;
}

/** The person's unfinished runs of a wizard. */
export function useUnfinishedWizards({ name, record, isEnabled }: UnfinishedOptions) {
  const owner = useDraftOwner();
  const [failure, setFailure] = useState<unknown>();
  const { data, error, refetch } = useQuery({
    queryKey: ["wizard-drafts", name, owner],
    queryFn: () => loadUnfinished(owner ?? "", name),
    enabled: isEnabled && owner !== undefined,
    staleTime: 0,
    gcTime: 0,
  });

  const discard = async ({ id, version }: WizardDraft): Promise<void> => {
    if (owner) forgetWizard(owner, name, id);
    const isFailed = (problem: unknown) => !isWizardGone(problem) && setFailure(problem);
    if (version > 0) await discardWizardDraft(name, id).catch(isFailed);
    await refetch();
  };

  const reload = (): void => {
    setFailure(undefined);
    void refetch();
  };

  return {
    /** Newest first; absent until they are loaded. */
    wizards: data?.filter(({ draft }) => draft.record === record),
    /** Why they could not be loaded, or one not be discarded. */
    error: error ?? failure,
    discard,
    reload,
  };
}
