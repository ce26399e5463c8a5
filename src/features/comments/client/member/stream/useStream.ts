import { useCallback, useEffect, useRef, useState } from "react";
import { useChannel, useCommunity } from "../../../../../client/kit/member";
import type { Author, Comment } from "../../../../../contracts/api/comments";
import type { ConversationState } from "../../../../../contracts/api/conversation";
import { CHANNEL, type ConversationNews } from "../../../shared/comment";
import type { Calls } from "../useCalls";
import { inserted } from "./inserted";

const TYPING_MS = 12_000;

/** What is pushed says of nobody that it is theirs: one's own stays one's own. */
function asOwn(comment: Comment, known: readonly Comment[]): Comment {
  const own = known.find(({ id, isOwn }) => isOwn && id === comment.id);
  return own ? { ...comment, isOwn: true, reaction: own.reaction, isChangeable: own.isChangeable } : comment;
}

/** A stream of messages in the order of their numbers: what is pushed is put in its place, what is missing is fetched. */
export function useStream(activityId: string, calls: Calls) {
  const { session } = useCommunity();
  const [state, setState] = useState<ConversationState>();
  const [messages, setMessages] = useState<readonly Comment[]>([]);
  const [error, setError] = useState<unknown>();
  const [hasOlder, setOlder] = useState(false);
  const [typing, setTyping] = useState<readonly Author[]>([]);
  /** All up to this number are here, or were never to be seen. */
  const cursor = useRef(0);

  const put = useCallback((comments: readonly Comment[]) => setMessages((now) => inserted(now, comments)), []);

  const load = useCallback(async () => {
    try {
      const [next, found] = await Promise.all([calls.state(), calls.latest()]);
      cursor.current = found.at(-1)?.seq ?? 0;
      setState(next);
      setMessages(found);
      setOlder((found[0]?.seq ?? 1) > 1);
      setError(undefined);
    } catch (cause) {
      setError(cause);
    }
  }, [calls]);

  useEffect(() => void load(), [load]);

  const catchUp = useCallback(async () => {
    for (let isBehind = true; isBehind; ) {
      const from = cursor.current;
      const found = await calls.since(from).catch(() => undefined);
      if (found) put(found.comments);
      cursor.current = Math.max(cursor.current, found?.lastSeq ?? 0);
      isBehind = cursor.current > from;
    }
  }, [calls, put]);

  const loadOlder = useCallback(async () => {
    const found = await calls.latest(messages[0]?.seq);
    put(found);
    setOlder((found[0]?.seq ?? 1) > 1);
  }, [calls, messages, put]);

  useChannel(CHANNEL, activityId, (event) => {
    const { kind, comment, id, author } = (event ?? {}) as Partial<ConversationNews>;
    if (kind === "typing" && author) {
      if (author.id === session.memberId) return;
      setTyping((now) => [...now.filter((one) => one.id !== author.id), author]);
      setTimeout(() => setTyping((now) => now.filter((one) => one !== author)), TYPING_MS);
      return;
    }
    if (kind === "removed") return setMessages((now) => now.filter((one) => one.id !== id));
    if (!comment) return void catchUp();
    setMessages((now) => inserted(now, [asOwn(comment, now)]));
    setTyping((now) => now.filter((one) => one.id !== comment.author.id));
    if (comment.seq === cursor.current + 1) cursor.current = comment.seq;
    else if (comment.seq > cursor.current) void catchUp();
  });

  return { state, messages, error, hasOlder, typing, load, loadOlder, put };
}
