import { useEffect } from "react";
import { useRequest } from "../data/request";

/** Tells the server that the member has opened an activity. @param activityId nothing until it is there */
export function useSeen(activityId: string | undefined): void {
  const request = useRequest();
  useEffect(() => {
    if (activityId === undefined) return;
    // Where it doesn't arrive, the activity only stays among the unseen ones.
    request(`/api/member/activities/${activityId}/seen`, { method: "POST" }).catch(() => {});
  }, [request, activityId]);
}
