import { Box } from "@mui/material";
import { useEffect, useRef } from "react";
import { EmptyState, ErrorState, LoadingState, useServerNow, useTexts } from "../../../../src/client/kit/console";
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

interface SessionProps {
  readonly canUpdate: boolean;
  readonly video: TeamVideo;
  readonly session: TeamSession;
  readonly onEnd: () => void;
}

function Session({ video, session, canUpdate, onEnd }: SessionProps) {
  const { t } = useTexts();
  const now = useServerNow(video.now);
  const { status } = video;
  const hasEnded = status === "ENDED";
  const wasOver = useRef(hasEnded);
  // What the session belongs to ends with it, whoever ended it.
  useEffect(() => {
    if (hasEnded && !wasOver.current) onEnd();
    wasOver.current = hasEnded;
  }, [hasEnded, onEnd]);
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <SessionHead video={video} session={session} canUpdate={canUpdate} now={now} />
      {status === "STARTED" && <RecordBar video={video} canUpdate={canUpdate} now={now} />}
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
          {status === "STARTED" && <LiveNotes />}
          {status !== "UNAVAILABLE" && <TeamChat video={video} session={session} canUpdate={canUpdate} />}
          {video.guests && session.openToGuests && !hasEnded && (
            <AccessCard guests={video.guests} openToGuests={session.openToGuests} />
          )}
        </Box>
      </Box>
    </Box>
  );
}

interface LiveSessionProps extends Pick<SessionProps, "canUpdate"> {
  /** Told when it ends while one looks. */
  readonly onEnd: () => void;
}

/** Where a host opens the waiting room, lets people in and runs the session; observers watch it here. */
export function LiveSession({ canUpdate, onEnd }: LiveSessionProps) {
  const session = useTeamVideo();
  const { video, error, refetch } = session;
  if (error && !video) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!video) return <LoadingState />;
  return <Session video={video} session={session} canUpdate={canUpdate} onEnd={onEnd} />;
}
