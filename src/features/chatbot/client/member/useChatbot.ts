import { useCallback, useEffect, useState } from "react";
import { ApiError, clientOf } from "../../../../client/kit/member";
import type { ChatbotStart, chatbotApi, Exchange } from "../../shared/api";

const calls = clientOf<typeof chatbotApi>();
const BASE = "/client/communities/chatbot";

/** A question on its way. */
export interface OpenQuestion {
  readonly text: string;
  readonly clientKey: string;
  /** Why it has no answer yet; absent while one is looked for. */
  readonly failure?: unknown;
}

/** The member's conversation with the assistant. */
export interface Chatbot {
  readonly start: ChatbotStart | undefined;
  /** Why the conversation couldn't be opened. */
  readonly error: unknown;
  readonly open: () => void;
  readonly exchanges: readonly Exchange[];
  readonly question: OpenQuestion | undefined;
  readonly isBusy: boolean;
  readonly ask: (text: string) => void;
  readonly retry: () => void;
  readonly discard: () => void;
  /** Sends a question to the moderators. @throws ApiError */
  readonly handOver: (id: string) => Promise<void>;
}

/** Whether the same question may be answered later: where it was refused for good there is nothing to try again. */
export function mayRetry(failure: unknown): boolean {
  const status = failure instanceof ApiError ? failure.status : 0;
  return status === 0 || status === 429 || status >= 500;
}

export function useChatbot(): Chatbot {
  const [start, setStart] = useState<ChatbotStart>();
  const [error, setError] = useState<unknown>();
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const [question, setQuestion] = useState<OpenQuestion>();
  const open = useCallback(() => {
    setError(undefined);
    calls.call(`POST ${BASE}/start`, {}, { isQuiet: true }).then((opened) => {
      setStart(opened);
      setExchanges(opened.exchanges);
    }, setError);
  }, []);
  useEffect(open, [open]);

  const send = async ({ text, clientKey }: OpenQuestion) => {
    if (!start) return;
    setQuestion({ text, clientKey });
    const body = { conversation: start.conversation, text, clientKey };
    try {
      const exchange = await calls.call(`POST ${BASE}/message/send`, { body }, { isQuiet: true });
      setExchanges((all) => [...all.filter(({ id }) => id !== exchange.id), exchange]);
      setQuestion(undefined);
    } catch (failure) {
      setQuestion({ text, clientKey, failure });
    }
  };
  return {
    ...{ start, error, open, exchanges, question },
    isBusy: question !== undefined && question.failure === undefined,
    ask: (text) => void send({ text, clientKey: crypto.randomUUID() }),
    retry: () => question && void send(question),
    discard: () => setQuestion(undefined),
    handOver: async (messageId) => {
      const changed = await calls.call(`POST ${BASE}/message/:messageId/handOver`, { params: { messageId } }, { isQuiet: true });
      setExchanges((all) => all.map((one) => (one.id === changed.id ? changed : one)));
    },
  };
}
