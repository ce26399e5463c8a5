import Search from "@mui/icons-material/Search";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link, useSearchParams } from "react-router-dom";
import { memberListOf } from "../../../shared/activityLists";
import type { MemberActivity } from "../../host/memberHost";
import { useTexts } from "../../texts/TextsProvider";
import { ActivitiesSkeleton } from "../activities/ActivityGroups";
import { ActivityList } from "../activities/ActivityList";
import { ListChips } from "../activities/ListChips";
import { useLoad } from "../data/request";
import { ErrorState } from "../parts/ErrorState";
import { Page } from "../shell/Page";

/** `activities`: all that a member may see, or a list of them. */
export function ActivitiesScreen() {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const list = memberListOf(search.get("list"));
  const activities = useLoad<readonly MemberActivity[]>("/api/member/activities");
  const loaded = activities.status === "ready" ? activities.data : undefined;
  return (
    <Page title={t("community.nav.activities")}>
      <Stack direction="row" sx={{ mb: 2, alignItems: "center", justifyContent: "space-between" }}>
        <Typography variant="h1" sx={{ fontSize: { xs: "1.5rem", sm: "2rem" } }}>
          {t("community.nav.activities")}
        </Typography>
        <IconButton component={Link} to="/search" aria-label={t("community.search.title")} sx={{ width: 44, height: 44 }}>
          <Search />
        </IconButton>
      </Stack>
      <ListChips current={list} activities={loaded} />
      {activities.status === "loading" && <ActivitiesSkeleton />}
      {activities.status === "failed" && <ErrorState error={activities.error} onRetry={activities.retry} />}
      {loaded && <ActivityList activities={loaded} list={list} />}
    </Page>
  );
}
