import type { Deliver, Outcome } from "../mail/outbox/delivery";
import type { Config } from "../platform/config";

const ANSWER_MS = 10_000;
const E164 = /^\+[1-9]\d{6,14}$/;
/** Answers that another attempt may better. */
const FOR_NOW = new Set([408, 425, 429]);

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return { status: "sent" };
  const reason = `HTTP ${status}`;
  return { status: status >= 500 || FOR_NOW.has(status) ? "postponed" : "refused", reason };
}

/** Posts short messages as JSON to the operator's provider; without one they stay in the outbox. */
export function createSmsDelivery({ smsUrl, smsToken }: Pick<Config, "smsUrl" | "smsToken">): Deliver {
  return async ({ id, recipient: to, text }) => {
    if (!smsUrl) return { status: "kept" };
    if (!E164.test(to) || !text) return { status: "refused", reason: "empty" };
    try {
      const answer = await fetch(smsUrl, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          // The same at each attempt: a provider that has it already can tell.
          "Idempotency-Key": id,
          ...(smsToken ? { Authorization: `Bearer ${smsToken}` } : {}),
        },
        body: JSON.stringify({ to, text }),
        // The token is for this address alone.
        redirect: "manual",
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      await answer.body?.cancel();
      return outcomeOf(answer.status);
    } catch (error) {
      return {
        status: "postponed",
        reason: error instanceof DOMException && error.name === "TimeoutError" ? "timeout" : "network",
      };
    }
  };
}
