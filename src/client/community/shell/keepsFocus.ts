/** State of a navigation that changes what a screen shows, and is no other screen: the focus stays where it is. */
export const KEEPS_FOCUS = { keepsFocus: true } as const;

/** @param state of a location */
export function keepsFocus(state: unknown): boolean {
  return typeof state === "object" && state !== null && "keepsFocus" in state;
}
