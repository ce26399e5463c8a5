import { useEffect, useRef, useState } from "react";
import type { Comment } from "../../../../../contracts/api/comments";

/** How far from its end a reader still follows the stream. */
const NEAR_PX = 80;
const PAUSE_MS = 1_500;

/**
 * Keeps to the end of the stream while the reader is there, and tells what has been read there.
 * @param see told the number up to which all has been on the screen
 * @returns the list's parts, and how many came while the reader was not at the end
 */
export function useEnd(messages: readonly Comment[], see: (seq: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const isAtEnd = useRef(true);
  const latest = useRef(see);
  latest.current = see;
  const last = messages.at(-1)?.seq ?? 0;
  const [seen, setSeen] = useState(0);
  const toEnd = () => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
    setSeen(last);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come is the reason
  useEffect(() => {
    if (isAtEnd.current) toEnd();
  }, [last]);
  useEffect(() => {
    if (seen === 0 || document.visibilityState === "hidden") return;
    const timer = setTimeout(() => latest.current(seen), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [seen]);
  const onScroll = () => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = list.current ?? {};
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
    if (isAtEnd.current) setSeen(last);
  };
  /** What comes above leaves the reader where one was. */
  const keepPlace = async (loadAbove: () => Promise<void>) => {
    const before = list.current?.scrollHeight ?? 0;
    await loadAbove();
    requestAnimationFrame(() => list.current?.scrollBy({ top: (list.current.scrollHeight ?? 0) - before }));
  };
  const missed = seen === 0 ? 0 : messages.filter(({ seq, isOwn }) => seq > seen && !isOwn).length;
  return { list, missed, toEnd, onScroll, keepPlace };
}
