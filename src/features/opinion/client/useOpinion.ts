import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { fetchJson } from "../../../client/kit/console";
import type { OpinionSettings, TeamOpinion } from "../shared/opinion";

const pathOf = (activityId: string) => `/api/activities/${encodeURIComponent(activityId)}/opinion`;

/** What an opinion asks. */
export function useOpinion(activityId: string) {
  return useQuery({
    queryKey: ["opinion", activityId],
    queryFn: ({ signal }) => fetchJson<TeamOpinion>(pathOf(activityId), { signal }),
  });
}

export function useSaveOpinion(activityId: string) {
  const client = useQueryClient();
  return useCallback(
    async (body: OpinionSettings) => {
      const saved = await fetchJson<TeamOpinion>(pathOf(activityId), { method: "PUT", body });
      client.setQueryData(["opinion", activityId], saved);
    },
    [activityId, client],
  );
}
