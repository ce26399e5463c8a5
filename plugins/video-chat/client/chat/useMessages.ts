import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "../../../../src/client/kit/reader";
import { newId } from "../../../../src/shared/ids";
import type { VideoMessage } from "../../shared/messageApi";

/** How one side reads and writes a chat. */
export interface ChatCalls {
  readonly read: () => Promise<readonly VideoMessage[]>;
  /** Absent where one only reads. */
  readonly write?: ((text: string, key: string) => Promise<VideoMessage>) | undefined;
  /** Absent for all but moderators. */
  readonly remove?: ((id: string) => Promise<unknown>) | undefined;
}

/** One's own message that the server doesn't have yet. */
export interface PendingMessage {
  readonly key: string;
  readonly text: string;
  /** `waiting`: it is sent again by itself; else why it was refused. */
  readonly state: "sending" | "waiting" | { readonly refusal: unknown };
}

export interface Chat {
  /** Absent until they were read. */
  readonly messages: readonly VideoMessage[] | undefined;
  readonly pending: readonly PendingMessage[];
  readonly error: unknown;
  readonly retry: () => void;
  readonly send: ((text: string) => void) | undefined;
  readonly sendAgain: (key: string) => void;
  readonly remove: ((id: string) => Promise<void>) | undefined;
}

const AGAIN_MS = 5_000;
const isUnreachable = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

/** A chat that is read anew whenever its version is another; what one writes stands there at once, and is sent until it has arrived. */
export function useMessages(calls: ChatCalls, version: string | null): Chat {
  const [messages, setMessages] = useState<readonly VideoMessage[]>();
  const [pending, setPending] = useState<readonly PendingMessage[]>([]);
  const [error, setError] = useState<unknown>();
  const latest = useRef(calls);
  latest.current = calls;

  const read = useCallback(async () => {
    try {
      const found = await latest.current.read();
      setMessages(found);
      setError(undefined);
      setPending((waiting) => waiting.filter(({ key }) => !found.some((message) => message.key === key)));
    } catch (failure) {
      setError(failure);
    }
  }, []);
  // Another version is another state of the chat.
  useEffect(() => {
    if (version !== null) void read();
  }, [version, read]);

  const post = useCallback(async ({ key, text }: Pick<PendingMessage, "key" | "text">) => {
    const mark = (state: PendingMessage["state"]) =>
      setPending((waiting) => waiting.map((one) => (one.key === key ? { ...one, state } : one)));
    mark("sending");
    try {
      const written = await latest.current.write?.(text, key);
      setPending((waiting) => waiting.filter((one) => one.key !== key));
      if (written) setMessages((known = []) => [...known.filter(({ id }) => id !== written.id), written]);
    } catch (failure) {
      mark(isUnreachable(failure) ? "waiting" : { refusal: failure });
    }
  }, []);

  const isWaiting = pending.some(({ state }) => state === "waiting");
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => {
      for (const one of pending) if (one.state === "waiting") void post(one);
    };
    const timer = setTimeout(again, AGAIN_MS);
    window.addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", again);
    };
  }, [isWaiting, pending, post]);

  const { write, remove } = calls;
  return {
    messages,
    pending,
    error,
    retry: () => void read(),
    send: write
      ? (text) => {
          const message = { key: newId(), text };
          setPending((waiting) => [...waiting, { ...message, state: "sending" }]);
          void post(message);
        }
      : undefined,
    sendAgain: (key) => {
      const found = pending.find((one) => one.key === key);
      if (found) void post(found);
    },
    remove: remove
      ? async (id) => {
          await remove(id);
          setMessages((known) => known?.filter((message) => message.id !== id));
        }
      : undefined,
  };
}

/** How many messages of others have come since one last looked. */
export function useUnread({ messages }: Pick<Chat, "messages">, isLooking: boolean): number {
  const [seen, setSeen] = useState<string>();
  const isFirst = useRef(true);
  const last = messages?.at(-1)?.id;
  useEffect(() => {
    // What was written before one came is no news.
    if (messages && (isLooking || isFirst.current)) setSeen(last);
    if (messages) isFirst.current = false;
  }, [messages, last, isLooking]);
  if (isLooking || !messages || isFirst.current) return 0;
  const from = messages.findIndex(({ id }) => id === seen);
  return messages.slice(from + 1).filter(({ isOwn }) => !isOwn).length;
}
