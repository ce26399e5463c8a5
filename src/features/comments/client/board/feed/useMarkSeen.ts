import { useEffect } from "react";
import { fetchJson } from "../../../../../client/kit/console";
import { conversationPath, type Place, queryOf } from "../api/paths";

/** Says that the team's person has seen all up to a number; a failure is of no account, the next look says it anew. */
export function useMarkSeen(place: Place, seq: number): void {
  useEffect(() => {
    if (seq === 0) return;
    const path = `${conversationPath(place)}/seeComments${queryOf({}, place.audience)}`;
    fetchJson(path, { method: "POST", body: { seq }, isQuiet: true }).catch(() => undefined);
  }, [place, seq]);
}
