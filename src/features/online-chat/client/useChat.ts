import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { fetchJson } from "../../../client/kit/console";
import { HEARTBEAT_MS, type TeamChat } from "../shared/onlineChat";

export const chatPath = (activityId: string) => `/api/activities/${encodeURIComponent(activityId)}/online-chat`;
export const chatKey = (activityId: string) => ["onlineChat", activityId] as const;

/** A chat as the team sees it. @param options.isLive reads it anew now and then, beside what the channel tells */
export function useChat(activityId: string, { isLive = false }: { readonly isLive?: boolean } = {}) {
  return useQuery({
    queryKey: chatKey(activityId),
    queryFn: ({ signal }) => fetchJson<TeamChat>(chatPath(activityId), { signal, isQuiet: isLive }),
    ...(isLive ? { refetchInterval: HEARTBEAT_MS } : {}),
  });
}

/** Calls that answer with the whole chat. @param path below the chat's */
export function useChatCall(activityId: string) {
  const client = useQueryClient();
  return useCallback(
    async (method: "PUT" | "POST", path: string, body: object) => {
      const chat = await fetchJson<TeamChat>(`${chatPath(activityId)}${path}`, { method, body });
      client.setQueryData(chatKey(activityId), chat);
    },
    [activityId, client],
  );
}
