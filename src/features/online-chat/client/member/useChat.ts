import { useCallback, useEffect, useRef, useState } from "react";
import { useChannel, useCommunity, useLoad, useRequest } from "../../../../client/kit/member";
import { CHANNEL, type ChatNews, HEARTBEAT_MS, type MemberChat } from "../../shared/onlineChat";

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
  const path = `/api/member/activities/${activityId}/online-chat`;
  const { session } = useCommunity();
  const request = useRequest();
  const loaded = useLoad<MemberChat>(path);
  const [newer, setNewer] = useState<MemberChat>();
  const chat = newer ?? (loaded.status === "ready" ? loaded.data : undefined);
  const latest = useRef(chat);
  latest.current = chat;

  const beat = useCallback(() => {
    // Whoever is cut off is gone for the others, and hears of it by what is written.
    request<MemberChat>(`${path}/presence`, { method: "POST", body: {}, isQuiet: true }).then(setNewer, () => undefined);
  }, [request, path]);
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
  return { loaded, chat, reload: beat };
}
