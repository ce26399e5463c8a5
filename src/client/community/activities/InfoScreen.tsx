import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useParams } from "react-router-dom";
import type { MemberActivity } from "../../../contracts/api/memberActivities";
import { useTexts } from "../../texts/TextsProvider";
import { useCommunity } from "../CommunityContext";
import { ErrorState } from "../parts/ErrorState";
import { NotFoundScreen } from "../screens/NotFoundScreen";
import { ActivitiesSkeleton } from "./ActivityGroups";
import { ActivityPage } from "./ActivityPage";
import { ActivityState } from "./ActivityState";
import { InfoMedia } from "./InfoMedia";
import { LabsPill, PendingNote } from "./LabsPill";
import { Missing } from "./Missing";
import { memberActivities, useActivity } from "./useActivities";

/** From when to when, where it says so. */
function Dates({ startsAt, endsAt }: Pick<MemberActivity, "startsAt" | "endsAt">) {
  const { t, language } = useTexts();
  const hasStarted = startsAt !== null && Date.parse(startsAt) <= Date.now();
  const dates = [
    [hasStarted ? "community.info.started" : "community.info.starts", startsAt],
    ["community.info.ends", endsAt],
  ] as const;
  return dates.map(
    ([label, date]) =>
      date && (
        <Typography key={label} sx={{ color: "text.secondary" }}>
          {t(label, { date: new Date(date).toLocaleString(language, { dateStyle: "long", timeStyle: "short" }) })}
        </Typography>
      ),
  );
}

function About({ activity }: { readonly activity: MemberActivity }) {
  const info = memberActivities.useCall("GET /api/member/activities/:id/info", { params: { id: activity.id } });
  const { t } = useTexts();
  const { origin } = useCommunity();
  const isWaiting = activity.state === "locked" || activity.state === "comingSoon";
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: "center", flexWrap: "wrap" }}>
        <ActivityState state={activity.state} />
        <LabsPill labs={activity.labs} />
      </Stack>
      <PendingNote activity={activity} />
      <Typography variant="h1" sx={{ fontSize: { xs: "1.5rem", sm: "2rem" }, overflowWrap: "anywhere" }}>
        {activity.title}
      </Typography>
      <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{activity.description}</Typography>
      <Box>
        <Dates startsAt={activity.startsAt} endsAt={activity.isEndedEarly ? null : activity.endsAt} />
        {activity.isEndedEarly && <Typography sx={{ color: "text.secondary" }}>{t("community.endedEarly")}</Typography>}
      </Box>
      {isWaiting && <Missing activity={activity} />}
      {!info.data && info.error && <ErrorState error={info.error} onRetry={() => void info.refetch()} />}
      {info.data && <InfoMedia {...info.data} />}
      {!isWaiting && (
        <Button
          href={`/c/${origin}/activities/${activity.id}/${activity.path}`}
          variant="contained"
          size="large"
          sx={{ minHeight: 48, alignSelf: "flex-start" }}
        >
          {t("community.info.open")}
        </Button>
      )}
    </Stack>
  );
}

/** `activities/{id}/info`: what an activity is about, before one takes part. */
export function InfoScreen() {
  const { t } = useTexts();
  const { activityId = "" } = useParams();
  const { data: activity, error, isGone, refetch } = useActivity(activityId);
  if (isGone) return <NotFoundScreen />;
  return (
    <ActivityPage title={activity?.title ?? t("community.info.title")}>
      {!activity && !error && <ActivitiesSkeleton />}
      {!activity && error && <ErrorState error={error} onRetry={() => void refetch()} level="h1" />}
      {activity && <About activity={activity} />}
    </ActivityPage>
  );
}
