import Typography from "@mui/material/Typography";
import type { MemberActivity } from "../../host/memberHost";
import { useTexts } from "../../texts/TextsProvider";
import { ActivitiesSkeleton, ActivityGroups } from "../activities/ActivityGroups";
import { useLoad } from "../data/request";
import { ErrorState } from "../parts/ErrorState";
import { Page } from "../shell/Page";

export function ActivitiesScreen() {
  const { t } = useTexts();
  const activities = useLoad<readonly MemberActivity[]>("/api/member/activities");
  return (
    <Page title={t("community.nav.activities")}>
      <Typography variant="h1" sx={{ mb: 3, fontSize: { xs: "1.5rem", sm: "2rem" } }}>
        {t("community.nav.activities")}
      </Typography>
      {activities.status === "loading" && <ActivitiesSkeleton />}
      {activities.status === "failed" && <ErrorState error={activities.error} onRetry={activities.retry} />}
      {activities.status === "ready" && <ActivityGroups activities={activities.data} />}
    </Page>
  );
}
