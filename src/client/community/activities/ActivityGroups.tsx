import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { MemberActivity } from "../../../contracts/api/memberActivities";
import { useTexts } from "../../texts/TextsProvider";
import { EmptyState } from "../parts/EmptyState";
import { ActivityCard } from "./ActivityCard";
import { GROUPS, type Group, groupActivities } from "./activity";

export const ACTIVITY_GRID = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))",
} as const;

interface ActivityGroupsProps {
  readonly activities: readonly MemberActivity[];
  /** @default all */
  readonly groups?: readonly Group[];
}

export function ActivityGroups({ activities, groups = GROUPS }: ActivityGroupsProps) {
  const { t } = useTexts();
  const grouped = groupActivities(activities);
  const shown = groups.filter((group) => grouped[group].length > 0);
  if (shown.length === 0) return <EmptyState title={t("community.empty.title")} body={t("community.empty.body")} />;
  return shown.map((group) => (
    <Box key={group} component="section" aria-labelledby={`group-${group}`} sx={{ mb: 5 }}>
      <Typography id={`group-${group}`} variant="h3" component="h2" sx={{ mb: 2 }}>
        {t(`community.groups.${group}`)}
      </Typography>
      <Box sx={ACTIVITY_GRID}>
        {grouped[group].map((activity) => (
          <ActivityCard key={activity.id} activity={activity} />
        ))}
      </Box>
    </Box>
  ));
}

/** The shape of the list while it is on its way. */
export function ActivitiesSkeleton() {
  const { t } = useTexts();
  return (
    <Box role="status" aria-label={t("common.loading")}>
      <Skeleton width={200} height={32} sx={{ mb: 2 }} />
      <Box sx={ACTIVITY_GRID}>
        {["a", "b", "c"].map((key) => (
          <Skeleton key={key} variant="rounded" height={208} />
        ))}
      </Box>
    </Box>
  );
}
