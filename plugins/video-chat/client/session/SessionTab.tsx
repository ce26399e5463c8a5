import { Box } from "@mui/material";
import { useEffect, useRef } from "react";
import {
  EmptyState,
  ErrorState,
  LoadingState,
  type RecordTabProps,
  useServerNow,
  useTexts,
} from "../../../../src/client/kit/console";
import type { TeamVideo } from "../../shared/api";
import { LiveNotes } from "../recording/LiveNotes";
import { RecordBar } from "../recording/RecordBar";
import { TalkTime } from "../recording/TalkTime";
import { AccessCard } from "./AccessCard";
import { SeatList } from "./SeatList";
import { SessionHead } from "./SessionHead";
import { TeamChat } from "./TeamChat";
import { TeamRoom } from "./TeamRoom";
import { type TeamSession, useTeamVideo } from "./useTeamVideo";

interface SessionProps extends Pick<RecordTabProps, "canUpdate" | "refresh"> {
  readonly activityId: string;
  readonly video: TeamVideo;
  readonly session: TeamSession;
}

function Session({ activityId, video, session, canUpdate, refresh }: SessionProps) {
  const { t } = useTexts();
  const now = useServerNow(video.now);
  const { status } = video;
  const hasEnded = status === "ENDED";
  const wasOver = useRef(hasEnded);
  // The activity ends with its session, whoever ended it.
  useEffect(() => {
    if (hasEnded && !wasOver.current) refresh();
    wasOver.current = hasEnded;
  }, [hasEnded, refresh]);
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <SessionHead video={video} session={session} canUpdate={canUpdate} now={now} />
      {status === "STARTED" && <RecordBar activityId={activityId} video={video} canUpdate={canUpdate} now={now} />}
      <Box
        sx={{
          display: "grid",
          gap: 2,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 360px" },
        }}
      >
        {status === "STARTED" ? (
          <TeamRoom video={video} session={session} isObserver={!canUpdate} />
        ) : (
          <EmptyState
            icon="Videocam"
            title={t(`videoChat.team.stage.${status}.title`)}
            body={t(`videoChat.team.stage.${status}.body`)}
          />
        )}
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
          <SeatList video={video} session={session} canUpdate={canUpdate} />
          {status === "STARTED" && <TalkTime video={video} now={now} />}
          {status === "STARTED" && <LiveNotes activityId={activityId} />}
          {status !== "UNAVAILABLE" && <TeamChat video={video} session={session} canUpdate={canUpdate} />}
          {video.guests && (
            <AccessCard activityId={activityId} guests={video.guests} session={session} isOver={status === "ENDED"} />
          )}
        </Box>
      </Box>
    </Box>
  );
}

/** Where a moderator opens the waiting room, lets people in and runs the session; observers watch it here. */
export function SessionTab({ record, canUpdate, refresh }: RecordTabProps) {
  const session = useTeamVideo(record.id);
  const { video, error, refetch } = session;
  if (error && !video) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!video) return <LoadingState />;
  return <Session activityId={record.id} video={video} session={session} canUpdate={canUpdate} refresh={refresh} />;
}
