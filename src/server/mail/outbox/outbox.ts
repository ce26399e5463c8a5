import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { retryOnConnectionLoss } from "../../db/connection/retryOnConnectionLoss";
import type { Database } from "../../db/database";
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

export function createOutbox({ database, deliver, keepsSecrets, onError }: OutboxOptions): Outbox {
  const store = createOutboxStore(database.kysely, { keepsSecrets });
  const most = SIDE_BY_SIDE[database.isEmbedded ? "embedded" : "server"];
  const running = new Map<string, Promise<void>>();
  // Outlives the call that wakes it, and the transaction that may be open there.
  const outside = AsyncLocalStorage.snapshot();
  let timers: readonly NodeJS.Timeout[] = [];
  let pumping: Promise<void> | undefined;
  let isAsked = false;
  let isOpen = false;
  let isClosed = false;

  async function send(row: OutboxRow): Promise<void> {
    const outcome = await deliver[row.channel](row).catch((error: unknown): Outcome => {
      onError(error);
      return { status: "postponed", reason: "unexpected" };
    });
    // What was sent has to be noted, or it is sent again.
    await retryOnConnectionLoss(() => store.settle(row, outcome), { isStopped: () => isClosed, isPassing: () => true });
  }

  async function pump(): Promise<void> {
    while (isAsked && !isClosed) {
      isAsked = false;
      const free = most - running.size;
      if (free === 0) return;
      for (const row of await store.claim(free)) {
        const ended = send(row)
          .catch(onError)
          .finally(() => {
            running.delete(row.id);
            wake();
          });
        running.set(row.id, ended);
      }
    }
  }

  function wake(): void {
    isAsked = true;
    if (!isOpen || isClosed) return;
    pumping ??= outside(pump)
      .catch(onError)
      .finally(() => {
        pumping = undefined;
        if (isAsked && running.size < most) wake();
      });
  }

  return {
    wake,
    open: async () => {
      // The directory lock proves that nobody else is at an embedded database.
      if (database.isEmbedded) await store.releaseAll();
      if (isClosed) return;
      isOpen = true;
      timers = [
        setInterval(wake, POLL_MS).unref(),
        setInterval(() => void store.renew([...running.keys()]).catch(onError), RENEW_MS).unref(),
      ];
      wake();
    },
    close: async () => {
      isClosed = true;
      for (const timer of timers) clearInterval(timer);
      await pumping;
      await Promise.race([Promise.all(running.values()), pause(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}
