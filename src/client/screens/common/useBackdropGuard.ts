import { useEffect, useRef } from "react";

/** Of the second click of a double click. */
const DOUBLE_CLICK_MS = 500;

/**
 * A dialog isn't closed by the double click that opened it, whose second click meets its backdrop.
 * @returns whether a `reason` to close is such a click
 */
export function useBackdropGuard(isOpen: boolean): (reason: string) => boolean {
  const openedAt = useRef(0);
  useEffect(() => {
    if (isOpen) openedAt.current = Date.now();
  }, [isOpen]);
  return (reason) => reason === "backdropClick" && Date.now() - openedAt.current < DOUBLE_CLICK_MS;
}
