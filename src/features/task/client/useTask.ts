import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { fetchJson } from "../../../client/kit/console";
import type { TaskSettings, TeamTask } from "../shared/task";

const pathOf = (activityId: string) => `/api/activities/${encodeURIComponent(activityId)}/task`;

/** What a task asks for, and how many have answered. */
export function useTask(activityId: string) {
  return useQuery({
    queryKey: ["task", activityId],
    queryFn: ({ signal }) => fetchJson<TeamTask>(pathOf(activityId), { signal }),
  });
}

export function useSaveTask(activityId: string) {
  const client = useQueryClient();
  return useCallback(
    async (body: TaskSettings) => {
      const saved = await fetchJson<TeamTask>(pathOf(activityId), { method: "PUT", body });
      client.setQueryData(["task", activityId], saved);
    },
    [activityId, client],
  );
}
