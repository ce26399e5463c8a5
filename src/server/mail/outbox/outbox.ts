import { setTimeout as pause } from "node:timers/promises";
import { retryOnConnectionLoss } from "../../db/connection/retryOnConnectionLoss";
import type { Database } from "../../db/database";
import { BackgroundWork } from "../../scheduler/backgroundWork";
import type { Deliver, OutboxRow, Outcome } from "./delivery";
import { createOutboxStore, LEASE_SECONDS } from "./outboxStore";

/** Sent side by side by one process; the embedded database has one session to share. */
export const SIDE_BY_SIDE = { embedded: 2, server: 5 } as const;
/** How often a process looks for what is due again, and for what another one left. */
const POLL_MS = 2_000;
const RENEW_MS = (LEASE_SECONDS * 1_000) / 3;
/** A server that says nothing more does not hold up the end of the process. */
const CLOSE_MS = 10_000;

/** Sends what the outbox holds; any number of processes on one database, each row by one of them. */
export interface Outbox {
  /** Looks now rather than at the next turn. */
  readonly wake: () => void;
  /** Begins, with what an earlier process left. */
  readonly open: () => Promise<void>;
  /** Takes no more, and waits for what is being sent. */
  readonly close: () => Promise<void>;
}

export interface OutboxOptions {
  readonly database: Database;
  readonly deliver: Readonly<Record<OutboxRow["channel"], Deliver>>;
  /** Whether account mails that stay here keep their texts, secrets and all. */
  readonly keepsSecrets: boolean;
  readonly onError: (error: unknown) => void;
}

/** Delivers a row; what is thrown counts as postponed. */
async function attempt(deliver: Deliver, row: OutboxRow, onError: (error: unknown) => void): Promise<Outcome> {
  try {
    return await deliver(row);
  } catch (error) {
    onError(error);
    return { status: "postponed", reason: "unexpected" };
  }
}

/** Not begun yet: what it is asked for before {@link Outbox.open} waits until then. */
export function createOutbox({ database, deliver, keepsSecrets, onError }: OutboxOptions): Outbox {
  const store = createOutboxStore(database.kysely, { keepsSecrets });
  const capacity = SIDE_BY_SIDE[database.isEmbedded ? "embedded" : "server"];
  const control = new AbortController();
  const { signal } = control;
  const claims = new BackgroundWork({ work: claimAndSend, signal, onError });
  const sending = new Map<string, Promise<void>>();
  let timers: readonly NodeJS.Timeout[] = [];
  let isOpen = false;

  function wake(): void {
    if (isOpen) claims.ask();
  }

  async function send(row: OutboxRow): Promise<void> {
    const outcome = await attempt(deliver[row.channel], row, onError);
    // What was sent has to be noted, or it is sent again.
    await retryOnConnectionLoss(() => store.settle(row, outcome), { isStopped: () => signal.aborted, isPassing: () => true });
  }

  async function claimAndSend(): Promise<void> {
    const free = capacity - sending.size;
    if (free === 0) return;
    for (const row of await store.claim(free)) {
      const ended = send(row)
        .catch(onError)
        .finally(() => {
          sending.delete(row.id);
          wake();
        });
      sending.set(row.id, ended);
    }
  }

  return {
    wake,
    open: async () => {
      // The directory lock proves that nobody else is at an embedded database.
      if (database.isEmbedded) await store.releaseAll();
      if (signal.aborted) return;
      isOpen = true;
      timers = [
        setInterval(wake, POLL_MS).unref(),
        setInterval(() => void store.renew([...sending.keys()]).catch(onError), RENEW_MS).unref(),
      ];
      wake();
    },
    close: async () => {
      control.abort();
      for (const timer of timers) clearInterval(timer);
      await claims.end();
      await Promise.race([Promise.all(sending.values()), pause(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}
