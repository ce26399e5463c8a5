import type { NavigationEvent } from "../../shared/navigation/events";
import type { OpenerMessage, SnippetMessage } from "../../shared/navigation/messages";
import { siteOrigins } from "../../shared/navigation/startAddress";

const PATHS = { run: "/api/ux-events/run", events: "/api/ux-events" } as const;

interface SiteTask {
  /** Addresses at which the task begins, complete. */
  readonly startUrls: readonly string[];
  /** Run token of the purpose `events`. */
  readonly token: string;
  readonly onEvent?: (event: NavigationEvent) => void;
  /** Told ids of checkpoints, each the first time that it is reached. */
  readonly onCheckpoint?: (id: string) => void;
}

/**
 * Hears the snippet of a site that this window opened, and calls the server for it where the site's own policy forbids that
 * (`connect-src`). Only pages of the site are heard, and their calls are for this run alone, whatever they say.
 * @returns ends it
 */
export function answerSnippet({ startUrls, token, onEvent, onCheckpoint }: SiteTask): () => void {
  const origins = siteOrigins(startUrls);
  async function relay(path: string, body: object): Promise<unknown> {
    const headers = { "Content-Type": "text/plain" };
    const response = await fetch(path, { method: "POST", credentials: "omit", headers, body: JSON.stringify(body) });
    return response.ok ? response.json() : undefined;
  }
  async function hear({ source, origin, data }: MessageEvent<SnippetMessage>): Promise<void> {
    if (!origins.has(origin) || !source) return;
    if (data?.sondeo === "event") onEvent?.(data.event);
    if (data?.sondeo === "checkpoint") onCheckpoint?.(data.id);
    if (data?.sondeo !== "call" || !(data.call in PATHS)) return;
    const body = data.call === "events" ? { token, events: data.events } : { token };
    const answer = await relay(PATHS[data.call], body).catch(() => undefined);
    const message: OpenerMessage = { sondeo: "answer", id: data.id, answer };
    source.postMessage(message, { targetOrigin: origin });
  }
  const listen = (event: MessageEvent<SnippetMessage>) => void hear(event);
  window.addEventListener("message", listen);
  return () => window.removeEventListener("message", listen);
}
