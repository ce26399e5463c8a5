import { useCallback, useEffect, useRef, useState } from "react";
import type { ChatMessage, ChatNews, ChatPage } from "../../shared/api/schemas";
import { MOST_SINCE } from "../../shared/chat";
import type { ChatCalls } from "./chatCalls";
import { useOutbox } from "./useOutbox";

interface ThreadOptions {
  readonly calls: ChatCalls;
  /** Names what is kept of this chat, unique on the device. */
  readonly name: string;
}

/** Messages with some more in it, in the order of their numbers, each once. What comes later says how it is now. */
export function withMessages(all: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] {
  const byId = new Map([...all, ...more].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.seq - b.seq);
}

/** The messages, of which some say nothing any more. */
export function withoutContent(all: readonly ChatMessage[], ids: readonly string[]): readonly ChatMessage[] {
  const gone = { message: null, image: null, video: null, file: null, isMarked: false, isDeleted: true };
  return all.map((message) => (ids.includes(message.id) ? { ...message, ...gone } : message));
}

/** The number up to which nothing is missing from the first one on; 0 where there is none. */
export function lastWithoutGap(all: readonly ChatMessage[]): number {
  return all.reduce((last, { seq }) => (last === 0 || seq === last + 1 ? seq : last), 0);
}

/** A chat: its end at first, what comes as it comes, what was before on request, and what is on its way. */
export function useThread({ calls, name }: ThreadOptions) {
  const [page, setPage] = useState<ChatPage>();
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [error, setError] = useState<unknown>();
  const known = useRef<readonly ChatMessage[]>([]);
  const change = useCallback((next: (all: readonly ChatMessage[]) => readonly ChatMessage[]) => {
    known.current = next(known.current);
    setMessages(known.current);
  }, []);
  const outbox = useOutbox({ name, send: calls.send, onSent: (message) => put([message]) });
  const { forget, retryAll } = outbox;
  const put = useCallback(
    (more: readonly ChatMessage[]) => {
      change((all) => withMessages(all, more));
      // One that got there though its answer didn't is on its way no more.
      forget(...more.flatMap(({ clientKey }) => clientKey ?? []));
    },
    [change, forget],
  );

  const catchUp = useCallback(async () => {
    for (let isBehind = true; isBehind; ) {
      const found = await calls.page({ after: String(lastWithoutGap(known.current)) }).catch(() => undefined);
      if (found) put(found.messages);
      isBehind = found?.messages.length === MOST_SINCE;
    }
  }, [calls, put]);

  const load = useCallback(async () => {
    try {
      const next = await calls.page({});
      const last = lastWithoutGap(known.current);
      setPage(next);
      put(next.messages);
      setError(undefined);
      // Much was written meanwhile: what lies between is read, too.
      if (last > 0 && (next.messages[0]?.seq ?? 0) > last + 1) await catchUp();
    } catch (cause) {
      setError(cause);
    }
  }, [calls, put, catchUp]);
  useEffect(() => void load(), [load]);

  const hear = useCallback(
    (event?: object) => {
      const news = event as ChatNews | undefined;
      if (!news) {
        retryAll();
        return void load();
      }
      if (news.kind === "deleted") change((all) => withoutContent(all, news.ids));
      if (news.kind === "seen") setPage((now) => now && { ...now, seen: { ...now.seen, [news.side]: news.seq } });
      if (news.kind !== "message") return;
      const { message } = news;
      const isNext = message.seq <= lastWithoutGap(known.current) + 1;
      put([message]);
      if (!isNext && known.current.length > 1) void catchUp();
    },
    [load, change, put, catchUp, retryAll],
  );
  return {
    page,
    messages,
    error,
    outbox,
    load,
    hear,
    hasEarlier: (messages[0]?.seq ?? 1) > 1,
    loadEarlier: async () => put((await calls.page({ before: String(messages[0]?.seq ?? 1) })).messages),
    remove: async (id: string) => {
      await calls.remove(id);
      change((all) => withoutContent(all, [id]));
    },
    mark: calls.mark
      ? async (id: string, isMarked: boolean) => {
          await calls.mark?.(id, isMarked);
          change((all) => all.map((message) => (message.id === id ? { ...message, isMarked } : message)));
        }
      : undefined,
  };
}

export type ThreadModel = ReturnType<typeof useThread>;
