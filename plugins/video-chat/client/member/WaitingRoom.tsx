import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTexts } from "../../../../src/client/kit/member";
import { countdown } from "../../../../src/shared/dates/countdown";
import { DeviceTest } from "../devices/DeviceTest";
import type { LocalMedia } from "../devices/useLocalMedia";
import { ConsentBox } from "../recording/ConsentBox";
import type { RoomSession, RoomVideo } from "./useVideo";

interface WaitingRoomProps {
  readonly video: RoomVideo;
  readonly session: Pick<RoomSession, "testLine" | "saveDevices" | "consent">;
  /** What one is called in the session. */
  readonly name: string;
  readonly local: LocalMedia;
  /** Of the server's clock, milliseconds since 1970. */
  readonly now: number;
}

/** What one waits for, in words. */
function stateOf({ status, access }: RoomVideo): "soon" | "opened" | "admitted" | "asked" {
  if (status === "UNAVAILABLE") return "soon";
  if (access === "GRANTED") return "admitted";
  return status === "STARTED" ? "asked" : "opened";
}

/** Before one is in: when it begins, what is waited for, and the test of one's devices. */
export function WaitingRoom({ video, session, name, local, now }: WaitingRoomProps) {
  const { t, language } = useTexts();
  const state = stateOf(video);
  const begins = video.startsAt === null ? undefined : Date.parse(video.startsAt);
  const format = new Intl.DateTimeFormat(language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <Box sx={{ display: "grid", gap: 1 }} role="status">
        <Typography variant="h3" component="h2">
          {t(`videoChat.waiting.${state}.title`)}
        </Typography>
        <Typography sx={{ color: "text.secondary" }}>{t(`videoChat.waiting.${state}.help`)}</Typography>
      </Box>
      {begins !== undefined && state === "soon" && (
        <Box sx={{ display: "grid", gap: 0.5 }}>
          <Typography sx={{ fontWeight: 600 }}>{format.format(new Date(begins))}</Typography>
          {begins > now && (
            <Typography role="timer" variant="h4" component="p" sx={{ fontVariantNumeric: "tabular-nums" }}>
              {t("videoChat.waiting.in", { time: countdown(begins - now, language) })}
            </Typography>
          )}
        </Box>
      )}
      {video.areObserversWatching && <Alert severity="info">{t("videoChat.observed")}</Alert>}
      <ConsentBox t={t} consent={video.consent} calls={session.consent} isRecording={video.recordingSince !== null} />
      <Typography variant="h4" component="h3">
        {t("videoChat.devices.title")}
      </Typography>
      <DeviceTest
        t={t}
        local={local}
        name={name}
        withScreen={video.canShareScreen}
        iceServers={video.iceServers}
        exchange={session.testLine}
        onResult={(devices) => void session.saveDevices(devices)}
      />
    </Box>
  );
}
