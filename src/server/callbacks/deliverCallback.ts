import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { Deliver, OutboxRow, Outcome } from "../mail/outbox/delivery";
import type { Config } from "../platform/config";
import { ClosedNetwork, createReachable, mayReach, publicLookup, type Reachable } from "./publicLookup";

const ANSWER_MS = 10_000;
/** A word of its own under `console.outbox.reasons`. */
const CLOSED = "closedNetwork";
/** Answers that will be the same at the next attempt. */
const FOR_GOOD = new Set([400, 401, 403, 404, 405, 410, 413, 415, 422]);

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return { status: "sent" };
  return { status: FOR_GOOD.has(status) ? "refused" : "postponed", reason: `HTTP ${status}` };
}

function failure(error: unknown): Outcome {
  if (error instanceof ClosedNetwork) return { status: "refused", reason: CLOSED };
  return { status: "postponed", reason: error instanceof Error && error.name === "TimeoutError" ? "timeout" : "network" };
}

/** Redirects are not followed: they would lead past the check of the address. */
function post(url: URL, { dedupe, id, text, headers }: OutboxRow, isReachable: Reachable): Promise<number> {
  const send = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const call = send(url, {
      method: "POST",
      signal,
      agent: false,
      lookup: publicLookup(isReachable),
      headers: {
        ...(headers as Readonly<Record<string, string>>),
        "Content-Type": "application/json",
        "Content-Length": Buffer.byteLength(text ?? ""),
        // The same at each attempt: a server that has it already can tell.
        "Idempotency-Key": dedupe ?? id,
      },
    });
    call.on("error", (error) => reject(signal.aborted ? signal.reason : error));
    call.on("response", (answer) => {
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    call.end(text ?? "");
  });
}

/** Posts callbacks; what lies in a closed network is never called, unless the operator names it. */
export function createCallbackDelivery({ callbackNetworks }: Pick<Config, "callbackNetworks">): Deliver {
  const isReachable = createReachable(callbackNetworks);
  return async (row) => {
    const url = URL.canParse(row.recipient) ? new URL(row.recipient) : undefined;
    if (!url || !["http:", "https:"].includes(url.protocol)) return { status: "refused", reason: "empty" };
    // Addresses are connected to as they are, without a look-up.
    if (!mayReach(isReachable, url)) return { status: "refused", reason: CLOSED };
    try {
      return outcomeOf(await post(url, row, isReachable));
    } catch (error) {
      return failure(error);
    }
  };
}
