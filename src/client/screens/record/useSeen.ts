import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether an element has come near the window's view; from then on it stays seen. */
export function useSeen<T extends Element>(): { readonly ref: RefObject<T | null>; readonly isSeen: boolean } {
  const ref = useRef<T>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isSeen) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setIsSeen(true), {
      rootMargin: "200px",
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen]);
  return { ref, isSeen };
}
