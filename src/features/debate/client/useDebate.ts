import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { clientOf, consoleCommunity } from "../../../client/kit/console";
import type { DebateSettings, debateApi } from "../shared/api";

const debates = clientOf<typeof debateApi>();
const inputOf = (activityId: string) => ({ params: { id: activityId } });

/** What a debate is about. */
export const useDebate = (activityId: string) => debates.useCall("GET /api/activities/:id/debate", inputOf(activityId));

export function useSaveDebate(activityId: string) {
  const client = useQueryClient();
  return useCallback(
    async (body: DebateSettings) => {
      const params = { id: consoleCommunity(), activityId };
      const saved = await debates.call("POST /client/communities/:id/activity/:activityId/step2Debate", { params, body });
      client.setQueryData(debates.keyOf("GET /api/activities/:id/debate", inputOf(activityId)), saved);
    },
    [activityId, client],
  );
}
