import { useCallback, useEffect, useRef, useState } from "react";
import { useChannel } from "../../../../../client/kit/member";
import type { Comment } from "../../../../../contracts/api/comments";
import type { ConversationState } from "../../../../../contracts/api/conversation";
import type { Thread } from "../../../shared/api/threads";
import { CHANNEL, type ConversationNews } from "../../../shared/comment";
import type { Calls } from "../useCalls";

/** Those who read at once don't all ask at once. */
const JITTER_MS = 2_500;
/** With so many new ones the reader begins at the top again. */
const MANY = 50;

interface FeedData {
  readonly state: ConversationState;
  readonly threads: readonly Thread[];
  readonly before: number;
  readonly hasMore: boolean;
}

export interface FeedOptions {
  readonly topicId: string | undefined;
  readonly isOwnOnly: boolean;
}

const queryOf = ({ topicId, isOwnOnly }: FeedOptions) => ({
  ...(topicId ? { topicId } : {}),
  ...(isOwnOnly ? { isOwn: "true" as const } : {}),
});

/** A thread with one of its comments as it is now; one that is new comes first, or last under its thread. */
function withComment(threads: readonly Thread[], comment: Comment): readonly Thread[] {
  if (comment.parentId === null) {
    const known = threads.find(({ id }) => id === comment.id);
    const thread: Thread = { ...comment, replies: known?.replies ?? [] };
    return known ? threads.map((one) => (one.id === comment.id ? thread : one)) : [thread, ...threads];
  }
  return threads.map((thread) => {
    if (thread.id !== comment.parentId) return thread;
    const isKnown = thread.replies.some(({ id }) => id === comment.id);
    const replies = isKnown ? thread.replies.map((one) => (one.id === comment.id ? comment : one)) : [...thread.replies, comment];
    return { ...thread, replies };
  });
}

const without = (threads: readonly Thread[], id: string) =>
  threads
    .filter((thread) => thread.id !== id)
    .map((thread) => ({ ...thread, replies: thread.replies.filter((reply) => reply.id !== id) }));

/** A conversation's threads as they were read; what others write meanwhile is counted, and comes when it is asked for. */
export function useFeed(activityId: string, calls: Calls, options: FeedOptions) {
  const [data, setData] = useState<FeedData>();
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const [news, setNews] = useState(0);
  const { topicId, isOwnOnly } = options;
  const known = useRef(0);

  const load = useCallback(async () => {
    setBusy(true);
    try {
      const [state, page] = await Promise.all([calls.state(), calls.page(queryOf({ topicId, isOwnOnly }))]);
      known.current = state.lastSeq;
      setData({ state, threads: page.threads, before: page.before, hasMore: page.hasMore });
      setError(undefined);
      setNews(0);
    } catch (cause) {
      setError(cause);
    } finally {
      setBusy(false);
    }
  }, [calls, topicId, isOwnOnly]);

  useEffect(() => void load(), [load]);

  const loadMore = useCallback(async () => {
    const before = data?.threads.at(-1)?.seq;
    if (before === undefined) return;
    setBusy(true);
    try {
      const page = await calls.page({ ...queryOf({ topicId, isOwnOnly }), before: String(before) });
      setData((now) => now && { ...now, threads: [...now.threads, ...page.threads], hasMore: page.hasMore });
      setError(undefined);
    } catch (cause) {
      setError(cause);
    } finally {
      setBusy(false);
    }
  }, [calls, data, topicId, isOwnOnly]);

  /** Brings what is new to what is there already. */
  const catchUp = useCallback(async () => {
    setBusy(true);
    try {
      const [state, found] = await Promise.all([calls.state(), calls.since(known.current)]);
      if (found.comments.length >= MANY) return await load();
      known.current = Math.max(known.current, found.lastSeq);
      const comments = found.comments.filter((one) => !topicId || one.topicId === topicId);
      setData((now) => now && { ...now, state, threads: comments.reduce(withComment, now.threads) });
      setError(undefined);
      setNews(0);
    } catch (cause) {
      setError(cause);
    } finally {
      setBusy(false);
    }
  }, [calls, load, topicId]);

  const count = useCallback(() => {
    setTimeout(async () => {
      const found = await calls.since(known.current).catch(() => undefined);
      const others = found?.comments.filter((one) => !one.isOwn && (!topicId || one.topicId === topicId)) ?? [];
      if (others.length > 0) setNews(others.length);
    }, Math.random() * JITTER_MS);
  }, [calls, topicId]);

  useChannel(CHANNEL, isOwnOnly ? null : activityId, (event) => {
    const { kind, seq } = (event ?? {}) as Partial<ConversationNews>;
    if (event === undefined || (kind === "posted" && (seq ?? 0) > known.current)) count();
  });

  return {
    data,
    error,
    isBusy,
    news,
    load,
    loadMore,
    catchUp,
    put: (comment: Comment) => {
      // What one wrote oneself is no news.
      if (comment.seq === known.current + 1) known.current = comment.seq;
      setData((now) => now && { ...now, threads: withComment(now.threads, comment) });
    },
    remove: (id: string) => setData((now) => now && { ...now, threads: without(now.threads, id) }),
  };
}

export type FeedModel = ReturnType<typeof useFeed>;
