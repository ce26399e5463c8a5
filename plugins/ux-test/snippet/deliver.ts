import type { EventReceipt, NavigationEvent, RunInstructions } from "../shared/navigation/events";
import type { RelayedCall } from "../shared/navigation/messages";
import type { Opener } from "./opener";
import type { Run } from "./run";

const SOON_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
const RELAY_MS = 8_000;
const MOST_AT_ONCE = 100;
/** Browsers take 64 kB of a page that goes. */
const MOST_CHARACTERS = 30_000;

const PATHS: Readonly<Record<RelayedCall, string>> = { run: "/api/ux-events/run", events: "/api/ux-events" };

/** A refusal that the next try would meet as well. */
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;

/** The oldest events, as many as go at once. */
function batchOf(waiting: readonly NavigationEvent[]): readonly NavigationEvent[] {
  const batch: NavigationEvent[] = [];
  let characters = 0;
  for (const event of waiting.slice(0, MOST_AT_ONCE)) {
    characters += JSON.stringify(event).length;
    if (batch.length > 0 && characters > MOST_CHARACTERS) break;
    batch.push(event);
  }
  return batch;
}

/** Calls by the opener, whose page may reach the server where this one may not. */
function createRelay(opener: Opener | undefined) {
  const pending = new Map<number, (answer: unknown) => void>();
  let last = 0;
  opener?.hear((message) => {
    if (message.sondeo === "answer") pending.get(message.id)?.(message.answer);
  });
  return (call: RelayedCall, events: readonly NavigationEvent[]) =>
    new Promise<unknown>((resolve) => {
      if (!opener) return resolve(undefined);
      last += 1;
      pending.set(last, resolve);
      setTimeout(resolve, RELAY_MS);
      opener.tell({ sondeo: "call", id: last, call, events });
    });
}

/** Sends events to the server until it has them, by calls that no site's server has to permit (text/plain: no preflight). */
export function createDelivery(run: Run, { host, opener }: { readonly host: string; readonly opener: Opener | undefined }) {
  const relay = createRelay(opener);
  let timer = 0;
  let wait = SOON_MS;
  let isSending = false;

  const bodyOf = (events: readonly NavigationEvent[]) => JSON.stringify({ token: run.token, events });

  /** @throws TypeError without network, or where the site's policy forbids it */
  async function post(call: RelayedCall, events: readonly NavigationEvent[]): Promise<unknown> {
    const response = await fetch(host + PATHS[call], {
      ...{ method: "POST", mode: "cors", credentials: "omit", keepalive: true },
      ...{ headers: { "Content-Type": "text/plain" }, body: bodyOf(events) },
    });
    if (response.ok) return response.json();
    if (isFinal(response.status)) run.end();
    return undefined;
  }

  const reach = (call: RelayedCall, events: readonly NavigationEvent[]) => post(call, events).catch(() => relay(call, events));

  function take(receipt: EventReceipt | undefined): void {
    if (receipt?.isOpen === false) run.end();
    else if (receipt) run.settle(receipt.acknowledged);
  }

  function later(): void {
    if (run.isOver || timer !== 0 || run.waiting.length === 0) return;
    timer = window.setTimeout(() => {
      timer = 0;
      void send();
    }, wait);
  }

  async function send(): Promise<void> {
    if (isSending || run.isOver || run.waiting.length === 0) return;
    isSending = true;
    const receipt = (await reach("events", batchOf(run.waiting))) as EventReceipt | undefined;
    isSending = false;
    take(receipt);
    wait = receipt ? SOON_MS : Math.min(wait * 2, LONGEST_WAIT_MS);
    later();
  }

  addEventListener("online", () => {
    wait = SOON_MS;
    void send();
  });

  return {
    later,
    /** What the run watches for; kept from page to page. @returns undefined while nothing can be reached, and where it is over */
    async instructions(): Promise<RunInstructions | undefined> {
      if (run.instructions) return run.instructions;
      const given = (await reach("run", [])) as RunInstructions | undefined;
      if (given?.isOpen === false) run.end();
      else run.instructions = given;
      return run.instructions;
    },
    /** At once, and without waiting for what is under way: the page may be gone before it is answered. */
    leave(): void {
      if (run.isOver || run.waiting.length === 0) return;
      const events = batchOf(run.waiting);
      if (!("keepalive" in Request.prototype)) navigator.sendBeacon(host + PATHS.events, bodyOf(events));
      else
        void post("events", events).then(
          (receipt) => take(receipt as EventReceipt | undefined),
          () => undefined,
        );
    },
  };
}
