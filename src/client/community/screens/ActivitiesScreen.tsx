import Search from "@mui/icons-material/Search";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link, useSearchParams } from "react-router-dom";
import { memberListOf } from "../../../shared/activityLists";
import { useTexts } from "../../texts/TextsProvider";
import { ActivitiesSkeleton } from "../activities/ActivityGroups";
import { ActivityList } from "../activities/ActivityList";
import { ListChips } from "../activities/ListChips";
import { useActivities } from "../activities/useActivities";
import { ErrorState } from "../parts/ErrorState";
import { Page } from "../shell/Page";

/** `activities`: all that a member may see, or a list of them. */
export function ActivitiesScreen() {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const list = memberListOf(search.get("list"));
  const { data: activities, error, refetch } = useActivities();
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
      <ListChips current={list} activities={activities} />
      {!activities && !error && <ActivitiesSkeleton />}
      {!activities && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {activities && <ActivityList activities={activities} list={list} />}
    </Page>
  );
}
