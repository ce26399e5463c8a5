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

/** Messages on their way, one after the other; what didn't get there is kept, and sent again once there is a connection. */
export function useOutbox({ name, send, onSent }: OutboxOptions) {
  const { t } = useWords();
  const [outgoing, setOutgoing] = useState(() => readOutgoing(name));
  const latest = useRef(outgoing);
  const queue = useRef(Promise.resolve());
  const change = useCallback(
    (next: (all: readonly Outgoing[]) => readonly Outgoing[]) => {
      latest.current = next(latest.current);
      keepOutgoing(name, latest.current);
      setOutgoing(latest.current);
    },
    [name],
  );
  const forget = useCallback((key: string) => change((all) => all.filter(({ clientKey }) => clientKey !== key)), [change]);

  const attempt = async (one: Outgoing) => {
    const set = (part: Partial<Outgoing>) =>
      change((all) => all.map((other) => (other.clientKey === one.clientKey ? { ...other, ...part } : other)));
    if (!latest.current.some(({ clientKey }) => clientKey === one.clientKey)) return;
    set({ state: "sending" });
    try {
      const sent = await send(bodyOf(one));
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
  const retryAll = useRef(() => {});
  retryAll.current = () => {
    for (const one of latest.current) if (one.state === "failed") enqueue(one);
  };
  useEffect(() => {
    const retry = () => retryAll.current();
    retry();
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, []);
  return {
    outgoing,
    forget,
    retry: enqueue,
    post: (text: string, attachment: SentAttachment | null) => {
      const one: Outgoing = { clientKey: crypto.randomUUID(), text, attachment, state: "sending" };
      change((all) => [...all, one]);
      enqueue(one);
    },
  };
}
