import { type RefObject, useEffect } from "react";
import type { RecordedTrack } from "../../../shared/recordingApi";
import { usePlayback } from "./PlaybackContext";

/** Further apart than this a player jumps; nearer it hurries, or dawdles, a little. */
const JUMP_SECONDS = 0.35;
const STILL_SECONDS = 0.05;
const MOST_HASTE = 0.08;
/** Ends aren't exact: nobody waits for the last moment of a track. */
const END_SECONDS = 0.3;

const clamp = (value: number, most: number) => Math.min(Math.max(value, -most), most);

/** Keeps a track's player at the recording's moment. */
export function useSyncedMedia(element: RefObject<HTMLMediaElement | null>, { id, startMs, durationMs }: RecordedTrack): void {
  const { seconds, isPlaying, rate, wait } = usePlayback();
  useEffect(() => {
    const player = element.current;
    if (!player) return;
    const at = seconds - startMs / 1_000;
    const isOn = at >= 0 && at < durationMs / 1_000;
    if (!isOn) {
      player.pause();
      wait(id, false);
      return;
    }
    const isAtEnd = at > durationMs / 1_000 - END_SECONDS;
    const drift = player.currentTime - at;
    if (!player.seeking && Math.abs(drift) > (isPlaying ? JUMP_SECONDS : STILL_SECONDS)) player.currentTime = at;
    player.playbackRate = rate * (Math.abs(drift) < STILL_SECONDS ? 1 : 1 - clamp(drift, MOST_HASTE));
    if (isPlaying && player.paused && !player.ended) void player.play().catch(() => undefined);
    if (!isPlaying) player.pause();
    const isReady = player.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA && !player.seeking;
    wait(id, isPlaying && !isReady && !player.error && !isAtEnd);
  }, [element, seconds, isPlaying, rate, id, startMs, durationMs, wait]);
  useEffect(() => () => wait(id, false), [id, wait]);
}
