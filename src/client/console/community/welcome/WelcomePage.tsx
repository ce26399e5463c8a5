import { useQuery } from "@tanstack/react-query";
import { PageHeader } from "../../../screens/common/PageHeader";
import { ErrorState, LoadingState } from "../../../screens/common/states";
import { useDocumentTitle } from "../../../screens/common/useDocumentTitle";
import { useTexts } from "../../../screens/common/useTexts";
import { useConsole } from "../../consoleProps";
import { WelcomeEditor } from "./WelcomeEditor";
import { readWelcome } from "./welcomeApi";

/** `/c/{origin}/welcome` of the staff: what members read on arriving. */
export default function WelcomePage() {
  const { t } = useTexts();
  const { session } = useConsole();
  const communityId = session.space?.id ?? "";
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["welcome", communityId],
    queryFn: ({ signal }) => readWelcome(communityId, signal),
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  useDocumentTitle(t("console.welcome.title"));
  return (
    <>
      <PageHeader title={t("console.welcome.title")} subtitle={t("console.welcome.subtitle")} />
      {isPending ? <LoadingState /> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? <WelcomeEditor communityId={communityId} saved={data} /> : null}
    </>
  );
}
