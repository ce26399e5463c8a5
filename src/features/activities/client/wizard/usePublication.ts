import { useEffect, useRef } from "react";
import { wizard } from "./wizardCalls";

/** What comes of publishing an activity; read again each time the step opens, and when the record changes. */
export function usePublication(activityId: string, version: unknown) {
  const query = wizard.useCall("GET /client/communities/canSaveStep3", { query: { activityId } }, { staleTime: 0 });
  const { refetch } = query;
  const known = useRef(version);
  useEffect(() => {
    if (known.current === version) return;
    known.current = version;
    void refetch();
  }, [version, refetch]);
  return query;
}
