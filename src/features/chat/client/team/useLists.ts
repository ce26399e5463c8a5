import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { consoleCommunity, useChannel, usePages } from "../../../../client/kit/console";
import type { ChatSummary } from "../../shared/api/schemas";
import { CHANNEL, type ChatFilter, PAGE_SIZE, TEAM_ROOM } from "../../shared/chat";
import { chats, LISTS } from "./chats";

const SPREAD_MS = 400;
/** Where an event got lost. */
const EVERY_MS = 60_000;

/** Members' chats, page by page. */
export function useMemberChats(filter: ChatFilter, search: string) {
  return usePages<ChatSummary>({
    queryKey: [...LISTS, "members", filter, search],
    pageSize: PAGE_SIZE,
    keepsBefore: true,
    read: ({ page }, signal) =>
      chats.call(
        "GET /client/communities/:id/chatList",
        { params: { id: consoleCommunity() }, query: { page, filter, ...(search ? { search } : {}) } },
        { signal, isQuiet: true },
      ),
  });
}

/** Observers' chats: all, or for an observer the own one. */
export function useObserverChats() {
  return useQuery({
    queryKey: [...LISTS, "observers"],
    queryFn: ({ signal }) =>
      chats.call(
        "GET /client/communities/:id/observerChat/list",
        { params: { id: consoleCommunity() } },
        { signal, isQuiet: true },
      ),
  });
}

/** How many chats of each kind have unread messages. */
export function useUnreadChats() {
  return useQuery({
    queryKey: [...LISTS, "unread"],
    queryFn: async ({ signal }) => {
      const input = { params: { id: consoleCommunity() } };
      const [members, observers] = await Promise.all([
        chats.call("GET /client/communities/:id/chatUnseen", input, { signal, isQuiet: true }),
        chats.call("GET /client/communities/:id/observerChat/unseen", input, { signal, isQuiet: true }),
      ]);
      return { members: members.unseen, observers: observers.unseen };
    },
    refetchInterval: EVERY_MS,
  });
}

/** How many messages of the own chat an observer has not read. */
export function useOwnUnread(): number {
  const own = useObserverChats().data?.items[0]?.id ?? null;
  const { data, refetch } = chats.useCall(
    "GET /client/communities/:id/observerChat/unseen",
    { params: { id: consoleCommunity() } },
    { refetchInterval: EVERY_MS, isQuiet: true },
  );
  useChannel(CHANNEL, own, () => void refetch());
  return data?.unseen ?? 0;
}

/** Reads lists and counts anew where somebody writes, reads or marks; of many events together once. */
export function useFreshLists(): void {
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useChannel(CHANNEL, TEAM_ROOM, () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void queries.invalidateQueries({ queryKey: LISTS }), SPREAD_MS);
  });
}
