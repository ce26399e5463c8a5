import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { clientOf } from "../../../client/kit/console";
import type { ChatSettings, chatApi, TeamChat } from "../shared/api";
import { HEARTBEAT_MS } from "../shared/onlineChat";

const chats = clientOf<typeof chatApi>();
const inputOf = (activityId: string) => ({ params: { id: activityId } });

export const chatKey = (activityId: string) => chats.keyOf("GET /api/activities/:id/online-chat", inputOf(activityId));

/** A chat as the team sees it. @param options.isLive reads it again now and then, in addition to the channel */
export function useChat(activityId: string, { isLive = false }: { readonly isLive?: boolean } = {}) {
  return chats.useCall(
    "GET /api/activities/:id/online-chat",
    inputOf(activityId),
    isLive ? { refetchInterval: HEARTBEAT_MS, isQuiet: true } : {},
  );
}

/** What changes a chat; each call answers with the whole of it. */
export function useChatCalls(activityId: string) {
  const client = useQueryClient();
  return useMemo(() => {
    const id = activityId;
    const keep = async (answer: Promise<TeamChat>) => {
      client.setQueryData(chatKey(activityId), await answer);
    };
    return {
      save: (body: ChatSettings) => keep(chats.call("PUT /api/activities/:id/online-chat", { params: { id }, body })),
      send: (questionId: string) =>
        keep(chats.call("POST /api/activities/:id/online-chat/questions/:questionId/send", { params: { id, questionId } })),
      mute: (memberId: string, isMuted: boolean) =>
        keep(
          chats.call("PUT /api/activities/:id/online-chat/members/:memberId/mute", {
            params: { id, memberId },
            body: { isMuted },
          }),
        ),
    };
  }, [activityId, client]);
}
