import { useEffect, useRef } from "react";

const STALE_MS = 5 * 60_000;

interface LiveTheme {
  /** Names the session that hears of changes; nobody signed in hears nothing. */
  readonly listener: string | undefined;
  readonly refresh: () => void;
}

/** Keeps a community's look fresh while a page is open: when it is told, after a break, and when one comes back late. */
export function useLiveTheme({ listener, refresh }: LiveTheme): void {
  const read = useRef(Date.now());
  useEffect(() => {
    const again = () => {
      read.current = Date.now();
      refresh();
    };
    const comeBack = () => {
      if (Date.now() - read.current > STALE_MS) again();
    };
    window.addEventListener("focus", comeBack);
    let isOver = false;
    const ends: (() => void)[] = [() => window.removeEventListener("focus", comeBack)];
    const listen = async () => {
      const { onRealtime } = await import("../data/realtime");
      if (!isOver) ends.push(onRealtime("theme", again), onRealtime("reconnected", again));
    };
    // Nothing depends on it: without the socket the look is as old as the page.
    if (listener) listen().catch(() => undefined);
    return () => {
      isOver = true;
      for (const end of ends) end();
    };
  }, [listener, refresh]);
}
