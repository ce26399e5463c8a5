import { type Kysely, sql } from "kysely";
import type { Tables } from "../../db/generated/tables";
import { phoneHint } from "../../twoFactor/phone";
import type { OutboxRow, Outcome } from "./delivery";

/** A process that is silent for so long has gone, and what it had is another one's. */
export const LEASE_SECONDS = 60;
/** Between one attempt and the next; after the last of them it is an error. */
const PAUSES_SECONDS = [10, 60, 5 * 60, 15 * 60, 60 * 60, 4 * 60 * 60, 12 * 60 * 60];
const LONGEST_REASON = 500;

const inSeconds = (seconds: number) => sql<string>`now() + make_interval(secs => ${seconds})`;

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
  const outcomeValues = (row: OutboxRow, outcome: Outcome) => {
    if (outcome.status === "sent" || outcome.status === "kept") {
      const isKept = outcome.status === "kept";
      const isCleared = row.isAboutAccount && !(isKept && keepsSecrets);
      return {
        status: "SENT" as const,
        isKept,
        sentAt: sql<string>`now()`,
        error: null,
        ...(isCleared ? { text: null, content: null } : {}),
        // A telephone is a second factor: once it has its code the database tells it no more.
        ...(isCleared && row.channel === "sms" ? { recipient: phoneHint(row.recipient) } : {}),
      };
    }
    const error = outcome.reason.slice(0, LONGEST_REASON);
    const pause = PAUSES_SECONDS[row.attempts - 1];
    if (outcome.status === "refused" || pause === undefined) return { status: "ERROR" as const, error };
    return { status: "NEW" as const, error, nextAt: inSeconds(pause) };
  };
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
        .set(outcomeValues(row, outcome))
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
