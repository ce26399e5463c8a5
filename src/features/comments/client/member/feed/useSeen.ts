import { type RefObject, useEffect, useRef } from "react";

const PAUSE_MS = 1_500;

/** Tells, a little later, the highest number that was on the screen. @param see takes a number that grew */
export function useSeen(feed: RefObject<HTMLElement | null>, numbers: readonly number[], see: (seq: number) => void): void {
  const highest = useRef(0);
  const told = useRef(0);
  const latest = useRef(see);
  latest.current = see;
  const key = numbers.join(",");
  // biome-ignore lint/correctness/useExhaustiveDependencies: other comments are on the screen once the numbers change
  useEffect(() => {
    if (!feed.current || typeof IntersectionObserver === "undefined") return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      if (highest.current <= told.current) return;
      told.current = highest.current;
      latest.current(highest.current);
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) highest.current = Math.max(highest.current, Number((target as HTMLElement).dataset.seq));
      clearTimeout(timer);
      timer = setTimeout(tell, PAUSE_MS);
    });
    for (const element of feed.current.querySelectorAll("[data-seq]")) observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [feed, key]);
}
