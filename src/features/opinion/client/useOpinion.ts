import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { clientOf } from "../../../client/kit/console";
import type { OpinionSettings, opinionApi } from "../shared/api";

const opinions = clientOf<typeof opinionApi>();
const inputOf = (activityId: string) => ({ params: { id: activityId } });

/** What an opinion asks. */
export function useOpinion(activityId: string) {
  return opinions.useCall("GET /api/activities/:id/opinion", inputOf(activityId));
}

export function useSaveOpinion(activityId: string) {
  const client = useQueryClient();
  return useCallback(
    async (body: OpinionSettings) => {
      const saved = await opinions.call("PUT /api/activities/:id/opinion", { ...inputOf(activityId), body });
      client.setQueryData(opinions.keyOf("GET /api/activities/:id/opinion", inputOf(activityId)), saved);
    },
    [activityId, client],
  );
}
