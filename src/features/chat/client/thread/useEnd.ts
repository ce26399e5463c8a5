import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** How far from its end a reader still follows a list. */
const NEAR_PX = 80;
const PAUSE_MS = 600;

interface EndOptions {
  /** Numbers of the first and the last message. */
  readonly first: number;
  readonly last: number;
  /** How each of one's own messages that are on their way stands: one that isn't sent is higher than before. */
  readonly outgoing: readonly string[];
  /** Told the number up to which all has been on the screen. */
  readonly onSeen: (seq: number) => void;
}

/**
 * Keeps the end of a list in sight for whoever is there; whoever reads further up stays where they read, also when
 * something is put above.
 */
export function useEnd({ first, last, outgoing, onSeen }: EndOptions) {
  const list = useRef<HTMLUListElement>(null);
  const isAtEnd = useRef(true);
  const height = useRef(0);
  const seenFirst = useRef(first);
  const seenOutgoing = useRef(outgoing.length);
  const tell = useRef(onSeen);
  tell.current = onSeen;
  const [seen, setSeen] = useState(0);
  const [visits, setVisits] = useState(0);
  const toEnd = () => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
    isAtEnd.current = true;
    setSeen(last);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come is the reason
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    // Whoever writes sees what they wrote.
    const hasWritten = outgoing.length > seenOutgoing.current;
    seenOutgoing.current = outgoing.length;
    if (isAtEnd.current || hasWritten) toEnd();
    else if (seenFirst.current !== first) box.scrollTop += box.scrollHeight - height.current;
    seenFirst.current = first;
    height.current = box.scrollHeight;
  }, [first, last, outgoing.join()]);
  useEffect(() => {
    const box = list.current;
    if (!box || typeof ResizeObserver === "undefined") return;
    // A picture has come, or a phone's keyboard.
    const observer = new ResizeObserver(() => isAtEnd.current && box.scrollTo({ top: box.scrollHeight }));
    observer.observe(box);
    const visit = () => setVisits((count) => count + 1);
    document.addEventListener("visibilitychange", visit);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", visit);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came while the page was hidden is seen on coming back
  useEffect(() => {
    if (seen === 0 || document.visibilityState === "hidden") return;
    const timer = setTimeout(() => tell.current(seen), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [seen, visits]);
  const onScroll = () => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = list.current ?? {};
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
    if (isAtEnd.current) setSeen(last);
  };
  const onLoaded = () => isAtEnd.current && list.current?.scrollTo({ top: list.current.scrollHeight });
  return { list, seen, toEnd, onScroll, onLoaded };
}
