import FilterAltOffOutlined from "@mui/icons-material/FilterAltOffOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import type { MemberActivity } from "../../../contracts/api/memberActivities";
import { listActivities, type MemberList } from "../../../shared/activityLists";
import { useTexts } from "../../texts/TextsProvider";
import { EmptyState } from "../parts/EmptyState";
import { KEEPS_FOCUS } from "../shell/keepsFocus";
import { ActivityCard } from "./ActivityCard";
import { ACTIVITY_GRID, ActivityGroups } from "./ActivityGroups";

interface ActivityListProps {
  readonly activities: readonly MemberActivity[];
  readonly list: MemberList;
}

function Nothing({ list }: { readonly list: MemberList }) {
  const { t } = useTexts();
  return (
    <EmptyState
      icon={<FilterAltOffOutlined />}
      title={t(`community.lists.empty.${list}`)}
      body={t("community.lists.empty.body")}
      action={
        <Button component={Link} to="." replace state={KEEPS_FOCUS} variant="outlined" size="large">
          {t("community.lists.showAll")}
        </Button>
      }
    />
  );
}

/** One list of activities; all of them stand in groups, by what can be done. */
export function ActivityList({ activities, list }: ActivityListProps) {
  const { t } = useTexts();
  if (list === "all") return <ActivityGroups activities={activities} />;
  const listed = listActivities(activities, list);
  return (
    <Box component="section" aria-label={t(`community.lists.${list}`)}>
      <Typography role="status" variant="body2" sx={{ color: "text.secondary", mb: 1.5 }}>
        {t("community.lists.count", { smart_count: listed.length })}
      </Typography>
      {listed.length === 0 && <Nothing list={list} />}
      <Box sx={ACTIVITY_GRID}>
        {listed.map((activity) => (
          <ActivityCard key={activity.id} activity={activity} level="h2" />
        ))}
      </Box>
    </Box>
  );
}
