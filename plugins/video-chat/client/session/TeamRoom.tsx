import { Alert, Box, Button, Paper, Typography } from "@mui/material";
import { useState } from "react";
import { ApiError, Icon, useNotice, useTexts } from "../../../../src/client/kit/console";
import { mediaFailure } from "../../../../src/client/kit/media";
import type { TeamVideo, VideoPerson } from "../../shared/api";
import { useLocalMedia } from "../devices/useLocalMedia";
import { ConnectionNotice } from "../room/ConnectionNotice";
import { Controls } from "../room/Controls";
import { QUIET_REGIONS } from "../room/quietRegions";
import { Stage } from "../room/Stage";
import { useRoom } from "../room/useRoom";
import type { TeamSession } from "./useTeamVideo";

interface TeamRoomProps {
  readonly video: TeamVideo;
  readonly session: TeamSession;
  /** Observers see and hear; nobody sees or hears them. */
  readonly isObserver: boolean;
}

/** Those of the team's list whom everybody sees. */
const isPerson = (seat: TeamVideo["seats"][number]): seat is TeamVideo["seats"][number] & Pick<VideoPerson, "role"> =>
  seat.role !== "OBSERVER" && seat.access === "GRANTED";

interface ConnectedProps extends TeamRoomProps {
  readonly media: MediaStream | undefined;
  readonly onLeave: () => void;
}

function Connected({ video, session, isObserver, media, onLeave }: ConnectedProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const room = useRoom({
    iceServers: video.iceServers,
    media,
    pictures: 11,
    seat: video.seat,
    exchange: session.connect,
    isFinal: (error) => error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429,
    onChanged: session.beat,
    onRefused: () => void session.beat(),
  });
  const share = () =>
    void room.toggleScreen?.().catch((error) => {
      const why = mediaFailure(error);
      if (why !== "denied") notice(t(`videoChat.devices.failures.screen.${why}`), "error");
    });
  return (
    <Box sx={{ display: "grid", gap: 1.5, alignContent: "start", ...QUIET_REGIONS }}>
      <ConnectionNotice t={t} room={room} />
      {isObserver && <Alert severity="info">{t("videoChat.team.youWatch")}</Alert>}
      <Stage t={t} room={room} people={video.seats.filter(isPerson)} seat={video.seat} media={media} />
      <Controls t={t} room={room} media={media} onScreen={isObserver ? undefined : share} onLeave={onLeave} />
    </Box>
  );
}

/** The room for the team: entered by a button, so that no camera comes on by a look at the activity. */
export function TeamRoom({ video, session, isObserver }: TeamRoomProps) {
  const { t } = useTexts();
  const { stream, isAsking, failures, ask } = useLocalMedia();
  const [isIn, setIn] = useState(false);
  const enter = async () => {
    if (!isObserver) await ask();
    setIn(true);
  };
  if (!isIn)
    return (
      <Paper
        variant="outlined"
        sx={{ p: 4, display: "grid", gap: 2, justifyItems: "center", alignContent: "center", minHeight: 320 }}
      >
        <Typography variant="h4" component="h2" sx={{ textAlign: "center" }}>
          {t("videoChat.team.enterTitle")}
        </Typography>
        <Typography sx={{ color: "text.secondary", textAlign: "center" }}>
          {t(isObserver ? "videoChat.team.enterObserver" : "videoChat.team.enterBody")}
        </Typography>
        {!isObserver && (
          <Typography variant="body2" sx={{ color: "text.secondary", textAlign: "center" }}>
            {t("videoChat.consent.team")}
          </Typography>
        )}
        <Button
          variant="contained"
          size="large"
          startIcon={<Icon name="Videocam" />}
          loading={isAsking}
          onClick={() => void enter()}
        >
          {t("videoChat.team.enter")}
        </Button>
      </Paper>
    );
  return (
    <Box sx={{ display: "grid", gap: 1.5, alignContent: "start" }}>
      {!isObserver &&
        Object.entries(failures).map(([what, why]) => (
          <Alert
            key={what}
            severity="warning"
            action={
              <Button color="inherit" size="small" onClick={() => void ask()}>
                {t("videoChat.devices.again")}
              </Button>
            }
          >
            {t(`videoChat.devices.failures.${what}.${why}`)}
          </Alert>
        ))}
      <Connected video={video} session={session} isObserver={isObserver} media={stream} onLeave={() => setIn(false)} />
    </Box>
  );
}
