import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { communityPath, fetchJson } from "../../../client/kit/console";
import type { DebateSettings, TeamDebate } from "../shared/debate";

/** What a debate is about. */
export function useDebate(activityId: string) {
  return useQuery({
    queryKey: ["debate", activityId],
    queryFn: ({ signal }) => fetchJson<TeamDebate>(`/api/activities/${encodeURIComponent(activityId)}/debate`, { signal }),
  });
}

export function useSaveDebate(activityId: string) {
  const client = useQueryClient();
  return useCallback(
    async (body: DebateSettings) => {
      const path = communityPath(`activity/${encodeURIComponent(activityId)}/step2Debate`);
      client.setQueryData(["debate", activityId], await fetchJson<TeamDebate>(path, { method: "POST", body }));
    },
    [activityId, client],
  );
}
