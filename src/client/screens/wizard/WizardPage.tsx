import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useLocation } from "react-router-dom";
import type { ClientWizard } from "../../../schema/clientCatalog";
import { ApiError } from "../../data/api";
import { isWizardGone } from "../../data/wizardApi";
import { ErrorState, LoadingState } from "../common/states";
import { useDraftOwner } from "../record/draft/useDraftOwner";
import { isNewDraft } from "./start/newDraft";
import { UnknownDraft } from "./start/UnknownDraft";
import { useWizardNamed } from "./start/useWizardNamed";
import { stepsFor } from "./steps/steps";
import { useStepFields } from "./steps/useStepFields";
import { openWizard } from "./sync/openWizard";
import { isLocal } from "./sync/stepFields";
import { WizardRun } from "./WizardRun";
import type { WizardPageProps } from "./wizardPageProps";

interface OwnedProps extends WizardPageProps {
  readonly wizard: ClientWizard;
  readonly owner: string;
}

function OwnedWizard(props: OwnedProps) {
  const { name, draftId, record, given, wizard, owner, start, exit } = props;
  const { search } = useLocation();
  const purpose = useMemo(() => ({ ...wizard, steps: stepsFor(wizard, record) }), [wizard, record]);
  const { asked } = useStepFields(purpose);
  const { data, error, refetch } = useQuery({
    queryKey: ["wizard", owner, name, draftId],
    queryFn: () =>
      openWizard({
        owner,
        name,
        id: draftId,
        given,
        sensitive: asked.filter((field) => !isLocal(field)).map((field) => field.name),
        ...(isNewDraft(search) ? { begin: record === undefined ? {} : { record } } : {}),
      }),
    // What is being written here is newer than what could be read again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (isWizardGone(error) || (data && data.draft.record !== record)) return <UnknownDraft start={start} exit={exit} />;
  if (error) return <ErrorState isPage error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  return <WizardRun key={draftId} {...props} wizard={purpose} opened={data} />;
}

/** One wizard under way, from the server and from what this browser holds of it. */
export function WizardPage(props: WizardPageProps) {
  const wizard = useWizardNamed(props.name);
  const owner = useDraftOwner();
  if (!wizard) return <ErrorState isPage error={new ApiError(403, undefined)} />;
  if (!owner) return <LoadingState />;
  return <OwnedWizard {...props} wizard={wizard} owner={owner} />;
}
