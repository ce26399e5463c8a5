import { useEffect } from "react";
import { calls } from "../api/calls";
import { inputOf, type Place } from "../api/paths";

/** Says that the team's person has seen all up to a number; a failure is of no account, the next look says it anew. */
export function useMarkSeen(place: Place, seq: number): void {
  useEffect(() => {
    if (seq === 0) return;
    const input = { ...inputOf(place), body: { seq } };
    calls.call("POST /client/communities/:id/activity/:activityId/seeComments", input, { isQuiet: true }).catch(() => undefined);
  }, [place, seq]);
}
