import { useCallback, useEffect, useRef, useState } from "react";
import { useChannel } from "../../../../../client/kit/member";
import { type Author, CHANNEL, type Comment, type ConversationNews, type ConversationState } from "../../../shared/comment";
import type { Calls } from "../useCalls";
import { highestGapless, inserted } from "./inserted";

const TYPING_MS = 12_000;

/** A stream of messages in the order of their numbers: what is pushed is put in its place, what is missing is fetched. */
export function useStream(activityId: string, calls: Calls) {
  const [state, setState] = useState<ConversationState>();
  const [messages, setMessages] = useState<readonly Comment[]>([]);
  const [error, setError] = useState<unknown>();
  const [hasOlder, setOlder] = useState(false);
  const [typing, setTyping] = useState<readonly Author[]>([]);
  const latest = useRef(messages);
  latest.current = messages;

  const put = useCallback((comments: readonly Comment[]) => setMessages((now) => inserted(now, comments)), []);

  const load = useCallback(async () => {
    try {
      const [next, found] = await Promise.all([calls.state(), calls.latest()]);
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
    const found = await calls.since(highestGapless(latest.current)).catch(() => undefined);
    if (found) put(found.comments);
  }, [calls, put]);

  const loadOlder = useCallback(async () => {
    const found = await calls.latest(latest.current[0]?.seq);
    put(found);
    setOlder((found[0]?.seq ?? 1) > 1);
  }, [calls, put]);

  useChannel(CHANNEL, activityId, (event) => {
    const { kind, comment, id, author } = (event ?? {}) as Partial<ConversationNews>;
    if (kind === "typing" && author) {
      setTyping((now) => [...now.filter((one) => one.id !== author.id), author]);
      setTimeout(() => setTyping((now) => now.filter((one) => one !== author)), TYPING_MS);
      return;
    }
    if (kind === "removed") return setMessages((now) => now.filter((one) => one.id !== id));
    if (!comment) return void catchUp();
    const isNext = comment.seq <= highestGapless(latest.current) + 1;
    // One's own comes back with what everybody may know of it.
    if (!latest.current.some((one) => one.id === comment.id && one.isOwn)) put([comment]);
    setTyping((now) => now.filter((one) => one.id !== comment.author.id));
    if (!isNext) void catchUp();
  });

  return { state, messages, error, hasOlder, typing, load, loadOlder, put };
}
