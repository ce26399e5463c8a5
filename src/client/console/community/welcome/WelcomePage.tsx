import { Box } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { PageHeader } from "../../../screens/common/PageHeader";
import { ErrorState, LoadingState } from "../../../screens/common/states";
import { useDocumentTitle } from "../../../screens/common/useDocumentTitle";
import { useTexts } from "../../../screens/common/useTexts";
import { useAccessKeys } from "../../../screens/entity/useAccessKeys";
import { useConsole } from "../../consoleProps";
import { isAdministrator } from "../isAdministrator";
import { WelcomeEditor } from "./WelcomeEditor";
import { WelcomePreview } from "./WelcomePreview";
import { readWelcome, welcomeValues } from "./welcomeApi";

/** `/c/{origin}/welcome` of the staff: what members read on arriving. Administrators write it, the others read it. */
export default function WelcomePage() {
  const { t } = useTexts();
  const { session } = useConsole();
  const mayWrite = isAdministrator(useAccessKeys());
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
      <PageHeader title={t("console.welcome.title")} subtitle={t(`console.welcome.${mayWrite ? "subtitle" : "readOnly"}`)} />
      {isPending ? <LoadingState /> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data && mayWrite ? <WelcomeEditor communityId={communityId} saved={data} /> : null}
      {data && !mayWrite ? (
        <Box sx={{ maxWidth: 800 }}>
          <WelcomePreview values={welcomeValues(data)} />
        </Box>
      ) : null}
    </>
  );
}
