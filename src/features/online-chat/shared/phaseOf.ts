import type { SessionTimes } from "./api";

export type Phase = "before" | "live" | "after";

/** Where a session stands at a moment, in milliseconds since 1970. */
export function phaseOf({ startsAt, endsAt }: SessionTimes, now: number): Phase {
  if (now < Date.parse(startsAt)) return "before";
  return now < Date.parse(endsAt) ? "live" : "after";
}
