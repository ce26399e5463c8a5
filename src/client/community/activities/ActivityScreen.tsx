import AssignmentOutlined from "@mui/icons-material/AssignmentOutlined";
import InfoOutlined from "@mui/icons-material/InfoOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect } from "react";
import { Link, Navigate, useParams } from "react-router-dom";
import type { MemberActivity } from "../../../contracts/api/memberActivities";
import type { ActivityScreenProps } from "../../host/memberHost";
import { useTexts } from "../../texts/TextsProvider";
import { memberRegistry } from "../extensions";
import { ErrorState } from "../parts/ErrorState";
import { NotFoundScreen } from "../screens/NotFoundScreen";
import { ActivityFiles } from "./ActivityFiles";
import { ActivityPage } from "./ActivityPage";
import { ActivityState } from "./ActivityState";
import { LabsPill, PendingNote } from "./LabsPill";
import { Missing } from "./Missing";
import { TimeLeft } from "./TimeLeft";
import { memberActivities, useActivity } from "./useActivities";

/** Tells the server that the member has opened an activity. @param id undefined until it is loaded */
function useSeen(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    // If it doesn't arrive, the activity only stays among the unseen ones.
    memberActivities.call("POST /api/member/activities/:id/seen", { params: { id } }).catch(() => {});
  }, [id]);
}

type Screen = ComponentType<ActivityScreenProps>;

/** By type: a component is made once, or it would begin anew with every look. */
const screens = new Map<string, Screen>();

function screenOf(type: string): Screen | undefined {
  const load = memberRegistry.activityTypes.get(type)?.load;
  if (!load) return undefined;
  const screen = screens.get(type) ?? lazy(load);
  screens.set(type, screen);
  return screen;
}

function Busy() {
  const { t } = useTexts();
  return (
    <Box role="status" aria-label={t("common.loading")}>
      <Skeleton variant="rounded" height={240} />
    </Box>
  );
}

function Head({ activity }: { readonly activity: MemberActivity }) {
  const { t } = useTexts();
  const Icon = memberRegistry.activityTypes.get(activity.type)?.Icon ?? AssignmentOutlined;
  return (
    <Box component="header" sx={{ mb: 3 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: "center", justifyContent: "space-between", color: "text.secondary" }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: "center" }}>
          <Icon fontSize="small" />
          <Typography variant="body2">{t(`activityTypes.${activity.type}.name`, { _: "" })}</Typography>
        </Stack>
        <ActivityState state={activity.state} />
      </Stack>
      <Typography variant="h1" sx={{ mt: 1, fontSize: { xs: "1.5rem", sm: "2rem" }, overflowWrap: "anywhere" }}>
        {activity.title}
      </Typography>
      {activity.description && (
        <Typography sx={{ mt: 1, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{activity.description}</Typography>
      )}
      <ActivityFiles activityId={activity.id} />
      <PendingNote activity={activity} />
      <Stack direction="row" sx={{ mt: 1.5, gap: 1.5, alignItems: "center", flexWrap: "wrap" }}>
        <LabsPill labs={activity.labs} />
        <TimeLeft activity={activity} />
        <Button
          component={Link}
          to={`/activities/${activity.id}/info`}
          color="inherit"
          startIcon={<InfoOutlined />}
          sx={{ minHeight: 44, ml: "auto" }}
        >
          {t("community.info.title")}
        </Button>
      </Stack>
    </Box>
  );
}

/** What can be done in it, or why nothing can. */
function Content({ activity, refresh }: ActivityScreenProps): ReactNode {
  const Screen = screenOf(activity.type);
  if (activity.state === "locked" || activity.state === "comingSoon") return <Missing activity={activity} />;
  return <Suspense fallback={<Busy />}>{Screen && <Screen activity={activity} refresh={refresh} />}</Suspense>;
}

/** `activities/{id}/{path}`: an activity whose screen stands in the members' app. */
export function ActivityScreen() {
  const { t } = useTexts();
  const { activityId = "", path = "" } = useParams();
  const { data: activity, error, isGone, refetch } = useActivity(activityId);
  const refresh = useCallback(() => void refetch(), [refetch]);
  useSeen(activity?.id);
  if (isGone) return <NotFoundScreen />;
  if (activity && (activity.path !== path || !screenOf(activity.type)))
    return <Navigate to={`/activities/${activity.id}/info`} replace />;
  return (
    <ActivityPage title={activity?.title ?? t("community.nav.activities")}>
      {!activity && !error && <Busy />}
      {!activity && error && <ErrorState error={error} onRetry={refresh} level="h1" />}
      {activity && <Head activity={activity} />}
      {activity && <Content activity={activity} refresh={refresh} />}
    </ActivityPage>
  );
}
