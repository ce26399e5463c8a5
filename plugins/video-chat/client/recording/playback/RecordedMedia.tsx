import { Box } from "@mui/material";
import { useEffect, useRef } from "react";
import { useSyncedMedia } from "../../../../../src/client/kit/media";
import type { RecordedTrack } from "../../../shared/recordingApi";
import { usePlayback } from "./PlaybackContext";

/** A player is there a little before its track begins: browsers bear only so many at once. */
const AHEAD_SECONDS = 6;

/** Tracks that are on at a moment, or soon. */
export function tracksAround(tracks: readonly RecordedTrack[], seconds: number): readonly RecordedTrack[] {
  return tracks.filter(
    ({ startMs, durationMs }) => seconds >= startMs / 1_000 - AHEAD_SECONDS && seconds <= (startMs + durationMs) / 1_000 + 1,
  );
}

export function isOnAt({ startMs, durationMs }: RecordedTrack, seconds: number): boolean {
  return seconds >= startMs / 1_000 && seconds <= (startMs + durationMs) / 1_000;
}

/** A camera's picture, or a screen's. */
export function RecordedPicture({
  track,
  name,
  isWhole = false,
}: {
  readonly track: RecordedTrack;
  readonly name: string;
  readonly isWhole?: boolean;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const playback = usePlayback();
  useSyncedMedia(video, track, playback);
  return (
    <Box
      component="video"
      ref={video}
      src={track.url}
      muted
      playsInline
      preload="auto"
      aria-label={name}
      sx={{
        ...{ position: "absolute", inset: 0, width: "100%", height: "100%", objectFit: isWhole ? "contain" : "cover" },
        visibility: isOnAt(track, playback.seconds) ? "visible" : "hidden",
      }}
    />
  );
}

/** A voice; it has no picture. */
export function RecordedVoice({ track }: { readonly track: RecordedTrack }) {
  const audio = useRef<HTMLAudioElement>(null);
  const playback = usePlayback();
  const { volume, muted } = playback;
  const isMuted = muted.has(track.seat);
  useSyncedMedia(audio, track, playback);
  useEffect(() => {
    if (!audio.current) return;
    audio.current.volume = volume;
    audio.current.muted = isMuted;
  }, [volume, isMuted]);
  // biome-ignore lint/a11y/useMediaCaption: what was said stands in the transcript, where there is one
  return <audio ref={audio} src={track.url} preload="auto" />;
}
