import { useMemo } from "react";
import { clientOf, sendFile, useCommunity } from "../../../../client/kit/member";
import type { chatApi } from "../../shared/api/chatApi";
import type { ChatCalls } from "../thread/chatCalls";

export const chats = clientOf<typeof chatApi>();

const BASE = "/tester/communities/:id";

/** The calls of a member's own chat. */
export function useChatCalls(): ChatCalls {
  const { communityId: id } = useCommunity();
  return useMemo(() => {
    const params = { id };
    return {
      page: (query) => chats.call(`GET ${BASE}/chat/messages`, { params, query }, { isQuiet: true }),
      send: (body) => chats.call(`POST ${BASE}/chat/messages`, { params, body }, { isQuiet: true }),
      see: (seq) => chats.call(`POST ${BASE}/chat/see`, { params, body: { seq } }, { isQuiet: true }),
      remove: (message) => chats.call(`POST ${BASE}/chat/deleteMessages`, { params, body: { messages: [message] } }),
      upload: (file, on) => sendFile({ call: { path: `/tester/communities/${id}/chat/files` }, file, ...on }),
    };
  }, [id]);
}
