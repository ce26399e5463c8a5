import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { type ActivityScreenProps, ErrorState, useCommunity, useServerNow, useTexts } from "../../../../src/client/kit/member";
import type { MemberVideo } from "../../shared/api";
import { useLocalMedia } from "../devices/useLocalMedia";
import { exitAddress } from "../pages/exitAddress";
import { AdmittedRoom } from "./AdmittedRoom";
import { type MemberSession, useVideo } from "./useVideo";
import { WaitingRoom } from "./WaitingRoom";

/** Of the app's own bar on a phone, pixels. */
const BAR_HEIGHT = 64;

interface SessionProps {
  readonly activityId: string;
  readonly video: MemberVideo;
  readonly session: MemberSession;
}

function Ended({ title, body, again }: { readonly title: string; readonly body: string; readonly again?: () => void }) {
  const { t } = useTexts();
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "center", textAlign: "center", py: 4 }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography sx={{ color: "text.secondary" }}>{body}</Typography>
      {again ? (
        <Button variant="contained" sx={{ minHeight: 48 }} onClick={again}>
          {t("videoChat.left.back")}
        </Button>
      ) : (
        <Button component={Link} to="/activities" variant="outlined" sx={{ minHeight: 48 }}>
          {t("videoChat.over.activities")}
        </Button>
      )}
    </Box>
  );
}

function Session({ activityId, video, session }: SessionProps) {
  const { t } = useTexts();
  const { session: person, origin } = useCommunity();
  const local = useLocalMedia();
  const now = useServerNow(video.now);
  const [hasLeft, setLeft] = useState(false);
  const leave = () => {
    // Camera and microphone are off before the page is.
    setLeft(true);
    window.location.assign(exitAddress(`/c/${origin}/`, window.location.pathname));
  };
  // Whoever takes back their word in the room stays in it; who comes to it agrees first.
  if (video.access === "DENIED")
    return (
      <Alert severity="error">
        <strong>{t("videoChat.denied.title")}</strong> {video.reason ?? t("videoChat.denied.body")}
      </Alert>
    );
  if (hasLeft) return <Ended title={t("videoChat.left.title")} body={t("videoChat.left.body")} again={() => setLeft(false)} />;
  if (video.status === "STARTED" && video.access === "GRANTED")
    return (
      <AdmittedRoom
        {...{ video, session, local, now }}
        onLeave={leave}
        rest={`/activities/${activityId}/video-chat-rest`}
        bottom={BAR_HEIGHT}
      />
    );
  return <WaitingRoom video={video} session={session} name={person.name} local={local} now={now} />;
}

/** A video chat for a member: the waiting room, the session, and after it. */
export function VideoScreen({ activity, refresh }: ActivityScreenProps) {
  const { t } = useTexts();
  const session = useVideo(activity.id);
  const { video, error, refetch } = session;
  const isOver = video?.status === "ENDED";
  // Whether one has taken part is told by the activity.
  useEffect(() => {
    if (isOver) refresh();
  }, [isOver, refresh]);
  if (!video && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!video) return <Skeleton variant="rounded" height={320} role="status" aria-label={t("common.loading")} />;
  // Camera and microphone end with the session.
  if (isOver)
    return (
      <Ended title={t("videoChat.over.title")} body={t(video.hasTakenPart ? "videoChat.over.body" : "videoChat.over.missed")} />
    );
  return <Session activityId={activity.id} video={video} session={session} />;
}
