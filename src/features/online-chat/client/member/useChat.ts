import { useCallback, useEffect, useRef, useState } from "react";
import { clientOf, useChannel, useCommunity } from "../../../../client/kit/member";
import type { ChatNews, chatApi, MemberChat } from "../../shared/api";
import { CHANNEL, HEARTBEAT_MS } from "../../shared/onlineChat";

const chats = clientOf<typeof chatApi>();

/** Those who were told to read anew don't all do so at once. */
const SPREAD_MS = 2_000;

function withNews(chat: MemberChat, news: ChatNews, memberId: string | null): MemberChat {
  if (news.kind === "arrived") {
    const { person } = news;
    return { ...chat, people: [...chat.people.filter(({ id }) => id !== person.id), person] };
  }
  return news.kind === "muted" && news.memberId === memberId ? { ...chat, isMuted: news.isMuted } : chat;
}

/** A member's chat, as it changes while one is there; one says so every minute. */
export function useChat(activityId: string) {
  const { session } = useCommunity();
  const [newer, setNewer] = useState<MemberChat>();
  const { data, error, refetch } = chats.useCall(
    "GET /api/member/activities/:id/online-chat",
    { params: { id: activityId } },
    // Each beat answers with the chat, so that it isn't read in addition; an earlier visit's has an old clock.
    { enabled: newer === undefined, gcTime: 0 },
  );
  const chat = newer ?? data;
  const latest = useRef(chat);
  latest.current = chat;

  const beat = useCallback(() => {
    // Whoever is cut off is gone for the others, and hears of it by what is written.
    chats
      .call("POST /api/member/activities/:id/online-chat/presence", { params: { id: activityId } }, { isQuiet: true })
      .then(setNewer, () => undefined);
  }, [activityId]);
  useEffect(() => {
    beat();
    const timer = setInterval(beat, HEARTBEAT_MS);
    return () => clearInterval(timer);
  }, [beat]);

  const hear = (event?: object) => {
    const news = event as ChatNews | undefined;
    if (!news || news.kind === "changed") setTimeout(beat, Math.random() * SPREAD_MS);
    else if (latest.current) setNewer(withNews(latest.current, news, session.memberId));
  };
  useChannel(CHANNEL, activityId, hear);
  useChannel(CHANNEL, session.memberId && `${activityId}:${session.memberId}`, hear);
  return { chat, error, refetch, reload: beat };
}
