import { Box, Typography } from "@mui/material";
import { useRef } from "react";
import { Icon, useTexts } from "../../../../src/client/kit/console";
import { useSyncedMedia } from "../../../../src/client/kit/media";
import type { UxSession, UxTrack } from "../../shared/recordings/galleryApi";
import type { SessionClock } from "./usePlaybackClock";

/** A player is there a little before its track begins. */
const AHEAD_SECONDS = 6;

/** Whether a picture is the latest of its source: a screen that stands still gives none for a while, and goes on to be seen. */
function isLatest(
  track: UxTrack,
  { tracks, seconds }: { readonly tracks: readonly UxTrack[]; readonly seconds: number },
): boolean {
  const hasBegun = ({ startMs }: UxTrack) => startMs / 1_000 <= seconds;
  return hasBegun(track) && !tracks.some((one) => one.source === track.source && one.startMs > track.startMs && hasBegun(one));
}

const isNear = ({ startMs, durationMs }: UxTrack, seconds: number) =>
  seconds >= startMs / 1_000 - AHEAD_SECONDS && seconds <= (startMs + durationMs) / 1_000 + 1;

interface TrackProps {
  readonly track: UxTrack;
  readonly clock: SessionClock;
}

function Picture({ track, clock, isSmall, isVisible }: TrackProps & { readonly isSmall: boolean; readonly isVisible: boolean }) {
  const { t } = useTexts();
  const video = useRef<HTMLVideoElement>(null);
  useSyncedMedia(video, track, clock);
  const place = isSmall
    ? { right: 8, bottom: 8, width: { xs: "34%", sm: "24%" }, maxWidth: 240, borderRadius: 1, boxShadow: 3 }
    : { inset: 0, width: "100%", height: "100%" };
  return (
    <Box
      component="video"
      ref={video}
      src={track.url ?? undefined}
      muted
      playsInline
      preload="auto"
      aria-label={t(`uxTest.recordings.sources.${track.source}`)}
      sx={{
        position: "absolute",
        objectFit: "contain",
        ...place,
        visibility: isVisible ? "visible" : "hidden",
      }}
    />
  );
}

function Voice({ track, clock }: TrackProps) {
  const audio = useRef<HTMLAudioElement>(null);
  useSyncedMedia(audio, track, clock);
  // biome-ignore lint/a11y/useMediaCaption: what is said stands beside the player once the team has had it written down
  return <audio ref={audio} src={track.url ?? undefined} preload="auto" />;
}

/** The screen large, the person small above it; the person alone where no screen was recorded. */
export function Stage({ session, clock }: { readonly session: UxSession; readonly clock: SessionClock }) {
  const { t } = useTexts();
  const ready = session.tracks.filter(({ url }) => url !== null);
  const moment = { tracks: ready, seconds: clock.seconds };
  const near = ready.filter((track) => isNear(track, clock.seconds) || isLatest(track, moment));
  const hasScreen = ready.some(({ source }) => source === "SCREEN");
  const hasPicture = ready.some(({ source }) => source !== "MICROPHONE");
  return (
    <Box
      sx={{
        ...{ position: "relative", width: "100%", aspectRatio: "16 / 9", maxHeight: "62vh", overflow: "hidden" },
        ...{ borderRadius: 1, bgcolor: "#000", color: "#fff" },
      }}
    >
      {!hasPicture && (
        <Box sx={{ position: "absolute", inset: 0, display: "grid", placeContent: "center", justifyItems: "center", gap: 1 }}>
          <Icon name="Campaign" />
          <Typography>{t("uxTest.recordings.player.onlyVoice")}</Typography>
        </Box>
      )}
      {near.map((track) =>
        track.source === "MICROPHONE" ? (
          <Voice key={track.id} track={track} clock={clock} />
        ) : (
          <Picture
            key={track.id}
            track={track}
            clock={clock}
            isSmall={hasScreen && track.source === "WEBCAM"}
            isVisible={isLatest(track, moment)}
          />
        ),
      )}
    </Box>
  );
}
