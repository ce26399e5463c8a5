import { Box, Paper } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { MailPreferences } from "../../notifications/MailPreferences";
import { PageHeader } from "../../screens/common/PageHeader";
import { ErrorState, LoadingState } from "../../screens/common/states";
import { useDocumentTitle } from "../../screens/common/useDocumentTitle";
import { useTexts } from "../../screens/common/useTexts";
import { SecuritySettings } from "../../security/SecuritySettings";
import { useConsole } from "../consoleProps";
import { NoColoursNote } from "./NoColoursNote";
import { Preferences } from "./Preferences";
import { ProfileFacts } from "./ProfileFacts";
import { readProfile } from "./profileApi";

/** `profile` of every console: who I am here, how I like it, and what keeps my account safe. */
export default function ProfilePage() {
  const { t } = useTexts();
  const { session, theme } = useConsole();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["profile", session.account.id, session.space?.id],
    queryFn: ({ signal }) => readProfile(session, signal),
  });
  useDocumentTitle(t("console.profile.title"));
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageHeader title={t("console.profile.title")} subtitle={t("console.profile.subtitle")} />
      <NoColoursNote />
      <Box sx={{ display: "grid", gap: 3 }}>
        <Paper component="section" sx={{ border: 1, borderColor: "divider", p: { xs: 2, sm: 3 } }}>
          {isPending ? <LoadingState /> : null}
          {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
          {data ? <ProfileFacts profile={data} /> : null}
        </Paper>
        <Preferences />
        {session.kind === "staff" && session.space ? <MailPreferences side="staff" communityId={session.space.id} /> : null}
        <SecuritySettings country={theme?.countryCode} />
      </Box>
    </Box>
  );
}
