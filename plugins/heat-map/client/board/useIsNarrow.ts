import { useSyncExternalStore } from "react";

/** A phone's width, as the board's styles draw the line. */
const NARROW = "(max-width: 599px)";

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether a point opens at the foot of the screen: there is no room beside it. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
}
