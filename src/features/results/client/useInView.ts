import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether the element has ever come near the window: what was drawn once stays. */
export function useInView<T extends Element>(margin = "600px"): { readonly ref: RefObject<T | null>; readonly isSeen: boolean } {
  const ref = useRef<T>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isSeen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen, margin]);
  return { ref, isSeen };
}
