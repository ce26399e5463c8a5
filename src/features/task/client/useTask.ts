import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { clientOf } from "../../../client/kit/console";
import type { TaskSettings, taskApi } from "../shared/api";

const tasks = clientOf<typeof taskApi>();
const inputOf = (activityId: string) => ({ params: { id: activityId } });

/** What a task asks for, and how many have answered. */
export const useTask = (activityId: string) => tasks.useCall("GET /api/activities/:id/task", inputOf(activityId));

export function useSaveTask(activityId: string) {
  const client = useQueryClient();
  return useCallback(
    async (body: TaskSettings) => {
      const saved = await tasks.call("PUT /api/activities/:id/task", { ...inputOf(activityId), body });
      client.setQueryData(tasks.keyOf("GET /api/activities/:id/task", inputOf(activityId)), saved);
    },
    [activityId, client],
  );
}
