import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { type ClockState, PlaybackClock } from "../../../../../src/client/kit/media";
import type { VideoRecording } from "../../../shared/recordingApi";

/** Often enough for lips and voice, which are corrected at each. */
const TICK_MS = 200;

/** A recording that is played: its player, and what stands beside it, share this. */
export interface Playback extends ClockState {
  readonly recording: VideoRecording;
  readonly durationSeconds: number;
  /** 0 to 1. */
  readonly volume: number;
  /** Seats that aren't heard. */
  readonly muted: ReadonlySet<string>;
  readonly play: () => void;
  readonly pause: () => void;
  readonly seekTo: (seconds: number) => void;
  readonly setRate: (rate: number) => void;
  readonly setVolume: (volume: number) => void;
  readonly toggleMuted: (seat: string) => void;
  /** Whether a track that should be on has to be waited for. */
  readonly wait: (track: string, isWaiting: boolean) => void;
}

const Context = createContext<Playback | undefined>(undefined);

/** The recording that is played around here. @throws Error outside of `PlaybackProvider` */
export function usePlayback(): Playback {
  const playback = useContext(Context);
  if (!playback) throw new Error("nothing is played here");
  return playback;
}

/** The length that there is something of, also where the recording wasn't ended by anybody. */
function lengthOf({ durationSeconds, tracks }: VideoRecording): number {
  const ends = tracks.map(({ startMs, durationMs }) => (startMs + durationMs) / 1_000);
  return Math.max(durationSeconds ?? 0, ...ends, 1);
}

interface PlaybackProviderProps {
  readonly recording: VideoRecording;
  /** Second to begin at. @default the beginning */
  readonly startAt?: number | undefined;
  readonly children: ReactNode;
}

/** Plays a recording: `usePlayback` within tells the moment, and jumps. */
export function PlaybackProvider({ recording, startAt, children }: PlaybackProviderProps) {
  const durationSeconds = lengthOf(recording);
  const clock = useMemo(() => new PlaybackClock(durationSeconds), [durationSeconds]);
  const [state, setState] = useState(clock.state);
  const [volume, setVolume] = useState(1);
  const [muted, setMuted] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const update = () => {
      clock.tick();
      const { state: next } = clock;
      setState((before) => (next.isPlaying || next.seconds !== before.seconds || before.isPlaying ? next : before));
    };
    const timer = setInterval(update, TICK_MS);
    return () => clearInterval(timer);
  }, [clock]);
  const actions = useMemo(() => {
    const doing =
      <Values extends readonly unknown[]>(work: (...values: Values) => void) =>
      (...values: Values) => {
        work(...values);
        setState(clock.state);
      };
    return {
      play: doing(() => clock.play()),
      pause: doing(() => clock.pause()),
      seekTo: doing((seconds: number) => clock.seekTo(seconds)),
      setRate: doing((rate: number) => clock.setRate(rate)),
      // Told by players many times a second: shown with the next tick.
      wait: (track: string, isWaiting: boolean) => clock.wait(track, isWaiting),
      toggleMuted: (seat: string) =>
        setMuted((before) => new Set(before.has(seat) ? [...before].filter((one) => one !== seat) : [...before, seat])),
    };
  }, [clock]);
  useEffect(() => {
    if (startAt !== undefined) actions.seekTo(startAt);
  }, [actions, startAt]);
  const playback: Playback = { ...state, ...actions, recording, durationSeconds, volume, setVolume, muted };
  return <Context value={playback}>{children}</Context>;
}
