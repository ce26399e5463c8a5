import { type RefObject, useEffect, useRef } from "react";

/** A heading that takes the focus when its screen appears, so that a screen reader starts there. */
export function useFocusOnMount<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return ref;
}
