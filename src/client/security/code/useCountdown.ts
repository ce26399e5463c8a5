import { useCallback, useEffect, useState } from "react";
import { secondsUntil } from "./countdown";

/** Seconds that are left, and how to start again. @param seconds to begin with */
export function useCountdown(seconds: number): { readonly left: number; readonly restart: (seconds: number) => void } {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1_000);
  const [now, setNow] = useState(() => Date.now());
  const left = secondsUntil(end, now);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    // What is left is read from the clock: a tab in the background ticks when it likes.
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const restart = useCallback((next: number) => {
    const start = Date.now();
    setNow(start);
    setEnd(start + next * 1_000);
  }, []);
  return { left, restart };
}
