import type { UxConsents } from "../../../shared/recordings/api";
import { CHUNK_HASH, RUN_TOKEN } from "../../../shared/recordings/recordings";
import type { Source } from "../../../shared/uxTest";
import type { Segment } from "./backlogStore";

/** A refusal of the server; status 0 where it can't be reached. */
export class CallError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`recording call: ${status}`);
    this.status = status;
  }

  /** Whether the same call may be taken later on. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500;
  }
}

const hexOf = (digest: ArrayBuffer) => Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @throws CallError */
async function send(token: string, method: string, url: string, options: Omit<RequestInit, "method"> = {}): Promise<Response> {
  const headers = { ...(options.headers as Record<string, string>), [RUN_TOKEN]: token };
  const answer = await fetch(url, { ...options, method, headers, credentials: "omit" }).catch(() => undefined);
  if (!answer?.ok) throw new CallError(answer?.status ?? 0);
  return answer;
}

const json = (body: unknown) => ({ body: JSON.stringify(body), headers: { "content-type": "application/json" } });

/** The server's calls of recorders, by a run token. All throw CallError. */
export const recordingCalls = {
  consents: async (token: string): Promise<UxConsents> => (await send(token, "GET", "/api/ux-consents")).json(),
  agree: async (token: string, sources: readonly Source[], consentVersion: string): Promise<UxConsents> =>
    (await send(token, "POST", "/api/ux-consents", json({ sources, consentVersion }))).json(),
  withdraw: async (token: string): Promise<void> => {
    await send(token, "DELETE", "/api/ux-consents");
  },
  begin: async ({ token, id, source, mediaType, startedAt }: Segment, consentVersion: string): Promise<void> => {
    await send(token, "POST", "/api/ux-recordings", json({ id, source, mediaType, startedAt, consentVersion }));
  },
  chunk: async ({ token, id }: Segment, number: number, bytes: ArrayBuffer): Promise<void> => {
    const body = new FormData();
    body.append("file", new Blob([bytes]), "chunk");
    const headers = { [CHUNK_HASH]: hexOf(await crypto.subtle.digest("SHA-256", bytes)) };
    await send(token, "PUT", `/api/ux-recordings/${id}/chunks/${number}`, { body, headers });
  },
  end: async ({ token, id, chunks, startedAt, endedAt = startedAt }: Segment): Promise<void> => {
    await send(token, "POST", `/api/ux-recordings/${id}/end`, json({ chunks, endedAt }));
  },
};
