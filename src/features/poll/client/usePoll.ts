import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { fetchJson } from "../../../client/kit/console";
import type { PollSettings, TeamPoll } from "../shared/poll";

/** Votes come in while somebody looks. */
const LIVE_MS = 5_000;

const pathOf = (activityId: string) => `/api/activities/${encodeURIComponent(activityId)}/poll`;

/** What a poll asks and what was voted. */
export function usePoll(activityId: string, { isLive = false }: { readonly isLive?: boolean } = {}) {
  return useQuery({
    queryKey: ["poll", activityId],
    queryFn: ({ signal }) => fetchJson<TeamPoll>(pathOf(activityId), { signal, isQuiet: isLive }),
    ...(isLive ? { refetchInterval: LIVE_MS } : {}),
  });
}

export function useSavePoll(activityId: string) {
  const client = useQueryClient();
  return useCallback(
    async (body: PollSettings) => {
      const saved = await fetchJson<TeamPoll>(pathOf(activityId), { method: "PUT", body });
      client.setQueryData(["poll", activityId], saved);
    },
    [activityId, client],
  );
}

/** Sends a picture up. @returns its address. @throws ApiError where it is none, or too large */
export async function sendPicture(activityId: string, file: File): Promise<string> {
  const body = new FormData();
  body.append("file", file);
  const { url } = await fetchJson<{ readonly url: string }>(`${pathOf(activityId)}/pictures`, { method: "POST", body });
  return url;
}
