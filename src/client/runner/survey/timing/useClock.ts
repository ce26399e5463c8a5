import { useEffect, useState } from "react";
import type { Clock } from "../../../../contracts/api/execution";

const SECOND = 1_000;
const TICK = 250;

/** What a question's clock says now. Whole seconds, begun ones counted. */
export interface ClockReading {
  /** Until the respondent can go on. */
  readonly early: number;
  /** Until the question is left by itself; absent where it isn't. */
  readonly left: number | undefined;
  readonly isEarly: boolean;
  readonly isOver: boolean;
}

function secondsTo(limit: number, elapsed: number): number {
  return Math.max(0, Math.ceil((limit * SECOND - elapsed) / SECOND));
}

export function readClock(clock: Clock | null, elapsed: number): ClockReading {
  const early = secondsTo(clock?.minimumSeconds ?? 0, elapsed);
  const left = clock?.maximumSeconds === undefined ? undefined : secondsTo(clock.maximumSeconds, elapsed);
  return { early, left, isEarly: early > 0, isOver: left === 0 };
}

/** Counts on from what the server has counted. */
export function useClock(clock: Clock | null): ClockReading {
  // By the device's clock, which also runs while the device sleeps.
  const [begun] = useState(() => Date.now() - (clock?.elapsed ?? 0));
  const [now, setNow] = useState(Date.now);
  const reading = readClock(clock, now - begun);
  const isRunning = reading.isEarly || (reading.left ?? 0) > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [isRunning]);
  return reading;
}
