import { useCallback, useEffect, useState } from "react";
import { useLoad, useRequest } from "../../../../client/kit/member";
import type { MemberTask } from "../../shared/task";

/** A member's task; `reload` reads it anew while what is there stays. */
export function useTask(activityId: string) {
  const path = `/api/member/activities/${activityId}/task`;
  const request = useRequest();
  const loaded = useLoad<MemberTask>(path);
  const [newer, setNewer] = useState<MemberTask>();
  useEffect(() => {
    if (loaded.status === "loading") setNewer(undefined);
  }, [loaded.status]);
  const reload = useCallback(() => {
    // What is on the screen is true enough where it can't be read anew.
    request<MemberTask>(path, { isQuiet: true }).then(setNewer, () => undefined);
  }, [request, path]);
  return { loaded, task: newer ?? (loaded.status === "ready" ? loaded.data : undefined), reload };
}
