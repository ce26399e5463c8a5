import { useCallback, useLayoutEffect, useRef } from "react";

/** A callback that keeps its identity and always does what the latest one does: memoised children stay as they are. */
export function useStable<A extends readonly unknown[]>(callback: (...args: A) => void): (...args: A) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
