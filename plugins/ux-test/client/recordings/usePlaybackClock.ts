import { useEffect, useMemo, useState } from "react";
import { type ClockState, PlaybackClock } from "../../../../src/client/kit/media";

const TICK_MS = 200;

/** One time for all tracks of a session. */
export interface SessionClock extends ClockState {
  readonly durationSeconds: number;
  readonly toggle: () => void;
  readonly seekTo: (seconds: number) => void;
  readonly setRate: (rate: number) => void;
  /** Whether a track that should be on has to be waited for. */
  readonly wait: (track: string, isWaiting: boolean) => void;
}

/** @param durationSeconds length of the session */
export function usePlaybackClock(durationSeconds: number): SessionClock {
  const clock = useMemo(() => new PlaybackClock(durationSeconds), [durationSeconds]);
  const [state, setState] = useState(clock.state);
  useEffect(() => {
    const timer = setInterval(() => {
      clock.tick();
      const { state: next } = clock;
      setState((before) => (next.isPlaying || before.isPlaying || next.seconds !== before.seconds ? next : before));
    }, TICK_MS);
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
      toggle: doing(() => (clock.state.isPlaying ? clock.pause() : clock.play())),
      seekTo: doing((seconds: number) => clock.seekTo(seconds)),
      setRate: doing((rate: number) => clock.setRate(rate)),
      wait: (track: string, isWaiting: boolean) => clock.wait(track, isWaiting),
    };
  }, [clock]);
  return { ...state, ...actions, durationSeconds };
}
