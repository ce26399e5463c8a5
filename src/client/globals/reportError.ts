import { onNetworkFailure } from "../data/networkFailures";

/** What went wrong in a browser, for whoever runs the server: no query, no form's content. */
export interface ClientFault {
  readonly kind: "error" | "network" | "chunk";
  readonly message: string;
  readonly stack?: string;
  /** Of the page's address. */
  readonly path: string;
}

/** More than that tells nothing new. */
const MOST = 10;
const LONGEST_MESSAGE = 500;
const LONGEST_STACK = 4_000;
const told = new Set<string>();
const waiting: ClientFault[] = [];

function send(fault: ClientFault): void {
  void fetch("/api/client-errors", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(fault),
    keepalive: true,
  }).catch(() => waiting.push(fault));
}

/** Reports a fault, once a page; what can't be sent waits until the server can be reached. */
export function reportError(kind: ClientFault["kind"], error: unknown): void {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  const key = `${kind} ${message}`;
  if (told.has(key) || told.size >= MOST) return;
  told.add(key);
  send({
    kind,
    message: message.slice(0, LONGEST_MESSAGE) || "unknown",
    ...(stack ? { stack: stack.slice(0, LONGEST_STACK) } : {}),
    path: window.location.pathname,
  });
}

/** Reports what nothing else caught, for as long as the page lives. */
export function reportUncaught(): void {
  window.addEventListener("error", ({ error, message }) => reportError("error", error ?? message));
  window.addEventListener("unhandledrejection", ({ reason }) => reportError("error", reason));
  window.addEventListener("online", () => {
    for (const fault of waiting.splice(0)) send(fault);
  });
  onNetworkFailure(() => reportError("network", "the server could not be reached"));
}
