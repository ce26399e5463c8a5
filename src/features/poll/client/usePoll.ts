import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { clientOf } from "../../../client/kit/console";
import type { PollSettings, pollApi } from "../shared/api";

/** Votes come in while somebody looks. */
const LIVE_MS = 5_000;

const poll = clientOf<typeof pollApi>();
const inputOf = (activityId: string) => ({ params: { id: activityId } });

/** What a poll asks and what was voted. */
export function usePoll(activityId: string, { isLive = false }: { readonly isLive?: boolean } = {}) {
  return poll.useCall(
    "GET /api/activities/:id/poll",
    inputOf(activityId),
    isLive ? { refetchInterval: LIVE_MS, isQuiet: true } : {},
  );
}

export function useSavePoll(activityId: string) {
  const client = useQueryClient();
  return useCallback(
    async (body: PollSettings) => {
      const saved = await poll.call("PUT /api/activities/:id/poll", { ...inputOf(activityId), body });
      client.setQueryData(poll.keyOf("GET /api/activities/:id/poll", inputOf(activityId)), saved);
    },
    [activityId, client],
  );
}

/** Sends a picture up. @returns its address. @throws ApiError where it is none, or too large */
export async function sendPicture(activityId: string, file: File): Promise<string> {
  const form = new FormData();
  form.append("file", file);
  const { url } = await poll.call("POST /api/activities/:id/poll/pictures", { ...inputOf(activityId), form });
  return url;
}
