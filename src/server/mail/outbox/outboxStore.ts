import { type Kysely, sql } from "kysely";
import type { Tables } from "../../db/generated/tables";
import type { OutboxRow, Outcome } from "./delivery";
import { type SettledRow, settledRow } from "./settledRow";

/** A process that is silent for so long has gone, and what it had is another one's. */
export const LEASE_SECONDS = 60;

const inSeconds = (seconds: number) => sql<string>`now() + make_interval(secs => ${seconds})`;

function toColumns({ retrySeconds, ...columns }: SettledRow) {
  if (columns.status === "SENT") return { ...columns, sentAt: sql<string>`now()` };
  return { ...columns, ...(retrySeconds === undefined ? {} : { nextAt: inSeconds(retrySeconds) }) };
}

export interface OutboxStore {
  /** Takes up to so many that are due: of all processes this one alone has them, for the lease. */
  readonly claim: (most: number) => Promise<readonly OutboxRow[]>;
  /** Renews the lease of those that are being sent. */
  readonly renew: (ids: readonly string[]) => Promise<void>;
  /** Notes what became of it; nothing where the lease had run out and another process has it. */
  readonly settle: (row: OutboxRow, outcome: Outcome) => Promise<void>;
  /** Gives back what a process that has gone was at. */
  readonly releaseAll: () => Promise<void>;
}

export function createOutboxStore(root: Kysely<Tables>, { keepsSecrets }: { readonly keepsSecrets: boolean }): OutboxStore {
  return {
    claim: (most) =>
      root
        .updateTable("outbox")
        .set((eb) => ({ status: "PROCESSING", attempts: eb("attempts", "+", 1), nextAt: inSeconds(LEASE_SECONDS) }))
        .where("id", "in", (eb) =>
          eb
            .selectFrom("outbox")
            .select("id")
            .where("status", "in", ["NEW", "PROCESSING"])
            .where("nextAt", "<=", sql<string>`now()`)
            .orderBy("nextAt")
            .limit(most)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .execute(),
    renew: async (ids) => {
      if (ids.length === 0) return;
      await root
        .updateTable("outbox")
        .set({ nextAt: inSeconds(LEASE_SECONDS) })
        .where("id", "in", ids)
        .where("status", "=", "PROCESSING")
        .execute();
    },
    settle: async (row, outcome) => {
      await root
        .updateTable("outbox")
        .set(toColumns(settledRow(row, outcome, keepsSecrets)))
        .where("id", "=", row.id)
        .where("status", "=", "PROCESSING")
        .where("attempts", "=", row.attempts)
        .execute();
    },
    releaseAll: async () => {
      await root.updateTable("outbox").set({ nextAt: sql<string>`now()` }).where("status", "=", "PROCESSING").execute();
    },
  };
}
