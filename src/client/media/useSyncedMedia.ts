import { type RefObject, useEffect } from "react";
import type { ClockState } from "./playbackClock";

/** A part of a recording: when it is on, in milliseconds of the recording. */
interface SyncedTrack {
  readonly id: string;
  readonly startMs: number;
  readonly durationMs: number;
}

/** The time of all tracks, and whom to tell that one isn't ready. */
interface SyncedClock extends Pick<ClockState, "seconds" | "isPlaying" | "rate"> {
  readonly wait: (track: string, isWaiting: boolean) => void;
}

/** Further apart than this a player jumps; nearer it hurries, or dawdles, a little. */
const JUMP_SECONDS = 0.35;
const STILL_SECONDS = 0.05;
const MOST_HASTE = 0.08;
/** Ends aren't exact: nobody waits for the last moment of a track. */
const END_SECONDS = 0.3;
const READY_EVENTS = ["canplay", "seeked"] as const;

const clamp = (value: number, most: number) => Math.min(Math.max(value, -most), most);

/** Keeps a track's player at the recording's moment. */
export function useSyncedMedia(
  element: RefObject<HTMLMediaElement | null>,
  { id, startMs, durationMs }: SyncedTrack,
  { seconds, isPlaying, rate, wait }: SyncedClock,
): void {
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
  // While it is waited for, the time stands still, and with it the above.
  useEffect(() => {
    const player = element.current;
    const tellReady = () => {
      if (player && player.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA && !player.seeking) wait(id, false);
    };
    for (const event of READY_EVENTS) player?.addEventListener(event, tellReady);
    return () => {
      for (const event of READY_EVENTS) player?.removeEventListener(event, tellReady);
      wait(id, false);
    };
  }, [element, id, wait]);
}
