import { useCallback, useEffect, useRef, useState } from "react";
import type { ChatMessage } from "../../shared/api/schemas";
import type { ChatCalls } from "./chatCalls";
import { bodyOf, keepOutgoing, type Outgoing, readOutgoing, type SentAttachment } from "./outgoing";
import { useWords } from "./words";

interface OutboxOptions {
  /** Under which what isn't sent yet is kept, unique on the device. */
  readonly name: string;
  readonly send: ChatCalls["send"];
  readonly onSent: (message: ChatMessage) => void;
}

/** Whether the same message may get there later. */
function isPassing(error: unknown): boolean {
  const status = (error as { readonly status?: number }).status ?? 0;
  return status === 0 || status === 429 || status >= 500;
}

/** Milliseconds until what didn't get there is tried again: the network may be back before the server is. */
const FIRST_REST_MS = 3_000;
const LONGEST_REST_MS = 60_000;

/**
 * Messages on their way, one after the other; what didn't get there is kept, and sent again: once there is a connection,
 * when the caller hears of one (`retryAll`), and now and then.
 */
export function useOutbox({ name, send, onSent }: OutboxOptions) {
  const { t } = useWords();
  const [outgoing, setOutgoing] = useState(() => readOutgoing(name));
  const latest = useRef(outgoing);
  const queue = useRef(Promise.resolve());
  const rest = useRef(FIRST_REST_MS);
  const change = useCallback(
    (next: (all: readonly Outgoing[]) => readonly Outgoing[]) => {
      latest.current = next(latest.current);
      keepOutgoing(name, latest.current);
      setOutgoing(latest.current);
    },
    [name],
  );
  const forget = useCallback(
    (...keys: readonly string[]) => {
      if (latest.current.some(({ clientKey }) => keys.includes(clientKey)))
        change((all) => all.filter(({ clientKey }) => !keys.includes(clientKey)));
    },
    [change],
  );

  const attempt = async (one: Outgoing) => {
    const set = (part: Partial<Outgoing>) =>
      change((all) => all.map((other) => (other.clientKey === one.clientKey ? { ...other, ...part } : other)));
    const now = latest.current.find(({ clientKey }) => clientKey === one.clientKey);
    if (!now || now.state === "refused") return;
    set({ state: "sending" });
    try {
      const sent = await send(bodyOf(one));
      rest.current = FIRST_REST_MS;
      onSent(sent);
      forget(one.clientKey);
    } catch (error) {
      const issue = isPassing(error) ? t("chat.failed") : ((error as Error).message ?? t("chat.failed"));
      set({ state: isPassing(error) ? "failed" : "refused", issue });
    }
  };
  const enqueue = (one: Outgoing) => {
    queue.current = queue.current.then(() => attempt(one));
  };
  const retryEach = useRef(() => {});
  retryEach.current = () => {
    for (const one of latest.current) if (one.state === "failed") enqueue(one);
  };
  const retryAll = useCallback(() => retryEach.current(), []);
  useEffect(() => {
    retryAll();
    window.addEventListener("online", retryAll);
    return () => window.removeEventListener("online", retryAll);
  }, [retryAll]);
  const isResting = outgoing.length > 0 && outgoing.every(({ state }) => state !== "sending");
  useEffect(() => {
    if (!isResting) return undefined;
    const timer = setTimeout(() => navigator.onLine && retryAll(), rest.current);
    rest.current = Math.min(rest.current * 2, LONGEST_REST_MS);
    return () => clearTimeout(timer);
  }, [isResting, retryAll]);
  return {
    outgoing,
    forget,
    retry: (one: Outgoing) => enqueue(one),
    retryAll,
    post: (text: string, attachment: SentAttachment | null) => {
      const one: Outgoing = { clientKey: crypto.randomUUID(), text, attachment, state: "sending" };
      change((all) => [...all, one]);
      enqueue(one);
    },
  };
}
