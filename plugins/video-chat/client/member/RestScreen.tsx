import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { Link, Navigate, useParams } from "react-router-dom";
import { ApiError, ErrorState, Page, useServerNow, useTexts } from "../../../../src/client/kit/member";
import type { MemberVideo } from "../../shared/api";
import { TimeLeft } from "../room/TimeLeft";
import { useVideo } from "./useVideo";

/** What goes on meanwhile, and the way back. */
function Rest({ video, room }: { readonly video: MemberVideo; readonly room: string }) {
  const { t } = useTexts();
  const now = useServerNow(video.now);
  const isOn = video.status === "STARTED" && video.access === "GRANTED";
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "center", textAlign: "center", py: 4, maxWidth: 560, mx: "auto" }}>
      <Typography variant="h1" sx={{ fontSize: { xs: "1.5rem", sm: "2rem" } }}>
        {t("videoChat.rest.title")}
      </Typography>
      {video.status !== "ENDED" && <Typography sx={{ color: "text.secondary" }}>{t("videoChat.rest.body")}</Typography>}
      <Box role="status">
        <Alert severity="info" sx={{ textAlign: "left" }}>
          {t(`videoChat.rest.${isOn ? "on" : video.status === "ENDED" ? "over" : "waiting"}`)}
        </Alert>
      </Box>
      {isOn && <TimeLeft t={t} endsAt={video.endsAt} now={now} />}
      <Button component={Link} to={room} variant="contained" size="large" sx={{ minHeight: 48 }}>
        {t("videoChat.left.back")}
      </Button>
    </Box>
  );
}

/** `activities/{id}/video-chat-rest`: a break. Camera and microphone are off, and the moderator sees that one is still there. */
export function RestScreen() {
  const { t } = useTexts();
  const { activityId = "" } = useParams();
  const { video, error, refetch } = useVideo(activityId);
  // Of another type, or not for this member: what is nearest says so.
  if (!video && error instanceof ApiError && (error.status === 404 || error.status === 403))
    return <Navigate to={`/activities/${activityId}/info`} replace />;
  return (
    <Page title={t("videoChat.rest.title")}>
      {!video && error && <ErrorState error={error} onRetry={() => void refetch()} level="h1" />}
      {!video && !error && <Skeleton variant="rounded" height={240} role="status" aria-label={t("common.loading")} />}
      {video && <Rest video={video} room={`/activities/${activityId}/video-chat`} />}
    </Page>
  );
}
