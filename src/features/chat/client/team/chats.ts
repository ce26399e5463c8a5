import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { clientOf, consoleCommunity, sendFile } from "../../../../client/kit/console";
import type { chatApi } from "../../shared/api/chatApi";
import type { ChatChannel } from "../../shared/chat";
import type { ChatCalls } from "../thread/chatCalls";

export const chats = clientOf<typeof chatApi>();

const BASE = "/client/communities/:id";

/** Keys of the lists and counts of chats. */
export const LISTS = ["chat", "lists"] as const;

/** The calls of a chat as the team makes them. @param mayMark of moderators alone */
export function useChatCalls(channel: ChatChannel, chatId: string, mayMark: boolean): ChatCalls {
  return useMemo(() => {
    const params = { id: consoleCommunity(), chatId };
    const isQuiet = { isQuiet: true };
    const shared = {
      remove: (message: string) =>
        chats.call(`POST ${BASE}/chat/:chatId/deleteMessages`, { params, body: { messages: [message] } }),
      upload: (file: File, on: Parameters<ChatCalls["upload"]>[1]) =>
        sendFile<Awaited<ReturnType<ChatCalls["upload"]>>>({
          call: { path: `/client/communities/${params.id}/chat/files` },
          file,
          ...on,
        }),
      ...(mayMark
        ? {
            mark: (messageId: string, isMarked: boolean) =>
              chats.call(`PUT ${BASE}/chat/:chatId/mark`, { params, body: { messageId, isMarked } }),
          }
        : {}),
    };
    if (channel === "MEMBER")
      return {
        ...shared,
        page: (query) => chats.call(`GET ${BASE}/chat/:chatId/messages`, { params, query }, isQuiet),
        send: (body) => chats.call(`POST ${BASE}/chat/:chatId/messages`, { params, body }, isQuiet),
        see: (seq) => chats.call(`POST ${BASE}/chat/:chatId/see`, { params, body: { seq } }, isQuiet),
      };
    return {
      ...shared,
      page: (query) => chats.call(`GET ${BASE}/observerChat/:chatId/messages`, { params, query }, isQuiet),
      send: (body) => chats.call(`POST ${BASE}/observerChat/:chatId/messages`, { params, body }, isQuiet),
      see: (seq) => chats.call(`POST ${BASE}/chat/:chatId/seeObs`, { params, body: { seq } }, isQuiet),
    };
  }, [channel, chatId, mayMark]);
}

/** Marks a chat, or takes the mark away; lists are read anew. */
export function useMarkChat(chatId: string) {
  const queries = useQueryClient();
  return async (isMarked: boolean) => {
    await chats.call(`PUT ${BASE}/chat/:chatId/mark`, { params: { id: consoleCommunity(), chatId }, body: { isMarked } });
    await queries.invalidateQueries({ queryKey: LISTS });
  };
}
