import { useEffect } from "react";
import { memberActivities } from "./useActivities";

/** Tells the server that the member has opened an activity. @param id undefined until it is loaded */
export function useSeen(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    // If it doesn't arrive, the activity only stays among the unseen ones.
    memberActivities.call("POST /api/member/activities/:id/seen", { params: { id } }).catch(() => {});
  }, [id]);
}
