import { useQuery } from "@tanstack/react-query";
import { ApiError } from "../../data/api";
import { readWizardDraft } from "../../data/wizardApi";
import { ErrorState, LoadingState } from "../common/states";
import { useWizardNamed } from "./useWizardNamed";
import { WizardRun } from "./WizardRun";
import type { WizardPageProps } from "./wizardPageProps";

/** One wizard under way, loaded from the server. */
export function WizardPage(props: WizardPageProps) {
  const { name, draftId } = props;
  const wizard = useWizardNamed(name);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["wizard", name, draftId],
    queryFn: () => readWizardDraft(name, draftId),
    enabled: wizard !== undefined,
    // What is being written here is newer than what could be read again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (!wizard) return <ErrorState isPage error={new ApiError(403, undefined)} />;
  if (error) return <ErrorState isPage error={error} onRetry={() => void refetch()} />;
  if (isPending) return <LoadingState />;
  return <WizardRun key={draftId} {...props} wizard={wizard} loaded={data} />;
}
