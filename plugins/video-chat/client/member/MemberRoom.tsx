import CoffeeOutlined from "@mui/icons-material/CoffeeOutlined";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { type MediaFailure, mediaFailure } from "../../../../src/client/kit/media";
import { ApiError, useTexts } from "../../../../src/client/kit/member";
import { VIDEO_ERRORS } from "../../shared/errors";
import { ChatDrawer } from "../chat/ChatDrawer";
import type { LocalMedia } from "../devices/useLocalMedia";
import { ConsentBox } from "../recording/ConsentBox";
import { RecordingSign } from "../recording/RecordingSign";
import { ConnectionNotice } from "../room/ConnectionNotice";
import { Controls } from "../room/Controls";
import { QUIET_REGIONS } from "../room/quietRegions";
import { Stage } from "../room/Stage";
import { TimeLeft } from "../room/TimeLeft";
import { useRoom } from "../room/useRoom";
import type { RoomSession, RoomVideo } from "./useVideo";

export interface MemberRoomProps {
  readonly video: RoomVideo;
  readonly session: RoomSession;
  readonly local: LocalMedia;
  readonly now: number;
  readonly onEntered: () => void;
  readonly onLeave: () => void;
  /** It is being recorded, and one hasn't agreed to that. */
  readonly onConsentNeeded: () => void;
  /** Where one takes a break; absent where there is no such page. */
  readonly rest?: string;
  /** Height of the app's own bar at the bottom of a phone, in pixels. @default none */
  readonly bottom?: number;
}

function Connected({ video, session, local, now, onEntered, onLeave, onConsentNeeded, rest, bottom }: MemberRoomProps) {
  const { t, language } = useTexts();
  const [screenFailure, setScreenFailure] = useState<MediaFailure>();
  const room = useRoom({
    iceServers: video.iceServers,
    media: local.stream,
    pictures: 11,
    seat: video.seat,
    exchange: session.connect,
    // Denied, or over: what the session is by now, the next beat tells.
    isFinal: (error) => error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429,
    onChanged: session.beat,
    onRefused: (error) => {
      if (error instanceof ApiError && error.problem?.code === VIDEO_ERRORS.consentNeeded.code) onConsentNeeded();
      void session.beat();
    },
  });
  const isIn = room.state === "connected";
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each time that one is in
  useEffect(() => {
    if (isIn) onEntered();
  }, [isIn]);
  const own = video.people.find(({ seat }) => seat === video.seat);
  const share = async () => {
    setScreenFailure(undefined);
    await room.toggleScreen?.().catch((error) => {
      const why = mediaFailure(error);
      if (why !== "denied") setScreenFailure(why);
    });
  };
  return (
    <Box sx={{ display: "grid", gap: 1.5, ...QUIET_REGIONS }}>
      <RecordingSign t={t} isOn={video.recordingSince !== null} />
      <TimeLeft t={t} endsAt={video.endsAt} now={now} />
      <ConnectionNotice t={t} room={room} />
      <Box role="status">{video.isMuted && <Alert severity="warning">{t("videoChat.room.youAreMuted")}</Alert>}</Box>
      {screenFailure && <Alert severity="error">{t(`videoChat.devices.failures.screen.${screenFailure}`)}</Alert>}
      <Stage t={t} room={room} people={video.people} seat={video.seat} media={local.stream} />
      <Controls
        t={t}
        room={room}
        media={local.stream}
        isMuted={video.isMuted}
        onScreen={video.canShareScreen ? () => void share() : undefined}
        hand={{ isUp: own?.isHandUp ?? false, onChange: () => void session.raiseHand(!own?.isHandUp) }}
        onLeave={onLeave}
        bottom={bottom}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, justifyContent: "center" }}>
        {rest && (
          <Button component={Link} to={rest} startIcon={<CoffeeOutlined />} sx={{ minHeight: 48 }}>
            {t("videoChat.rest.take")}
          </Button>
        )}
        <ChatDrawer t={t} language={language} calls={session.chat} version={video.roomChat} />
      </Box>
      {video.areObserversWatching && <Alert severity="info">{t("videoChat.observed")}</Alert>}
      <ConsentBox t={t} consent={video.consent} calls={session.consent} isRecording={video.recordingSince !== null} />
    </Box>
  );
}

/** The session for a member who was let in: with what camera and microphone give, or without. */
export function MemberRoom(props: MemberRoomProps) {
  const { t } = useTexts();
  const { stream, isAsking, failures, ask } = props.local;
  const [hasAsked, setAsked] = useState(stream !== undefined);
  useEffect(() => {
    if (hasAsked) return;
    void ask().then(() => setAsked(true));
  }, [ask, hasAsked]);
  if (!hasAsked || isAsking) return <Skeleton variant="rounded" height={320} role="status" aria-label={t("common.loading")} />;
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      {Object.entries(failures).map(([what, why]) => (
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
      <Connected {...props} />
    </Box>
  );
}
