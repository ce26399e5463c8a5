import { type Kysely, sql } from "kysely";
import { retryOnConnectionLoss } from "../../db/connection/retryOnConnectionLoss";
import type { Database } from "../../db/database";
import type { Tables } from "../../db/generated/tables";
import { createLeases, type LeasedRow } from "../../queue/leases";
import { createWorker, type Worker } from "../../queue/worker";
import type { Deliver, OutboxRow, Outcome } from "./delivery";
import { type SettledRow, settledRow } from "./settledRow";

/** Sent side by side by one process; the embedded database has one session to share. */
export const SIDE_BY_SIDE = { embedded: 2, server: 5 } as const;
/** Long, since a mail whose sender only seems to be gone is sent twice. */
const LEASE_SECONDS = 60;
/** A server that says nothing more does not hold up the end of the process. */
const CLOSE_MS = 10_000;

/** Sends what the outbox holds; any number of processes on one database, each row by one of them. */
export type Outbox = Pick<Worker, "wake" | "open" | "close">;

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

function toColumns({ retrySeconds, ...columns }: SettledRow) {
  if (columns.status === "SENT") return { ...columns, holder: null, sentAt: sql`now()` };
  const next = retrySeconds === undefined ? {} : { nextAt: sql`now() + make_interval(secs => ${retrySeconds})` };
  return { ...columns, ...next, holder: null };
}

/** The end of a row's lease is when it is tried next: the back office shows that. */
function outboxLeases(root: Kysely<Tables>) {
  return createLeases<OutboxRow & LeasedRow>(root, {
    table: "outbox",
    until: "nextAt",
    seconds: LEASE_SECONDS,
    isWaiting: sql`status in ('NEW', 'PROCESSING')`,
    orderBy: sql`next_at`,
    onTake: { status: "PROCESSING" },
  });
}

/** Not begun yet: what it is asked for before {@link Outbox.open} waits until then. */
export function createOutbox({ database, deliver, keepsSecrets, onError }: OutboxOptions): Outbox {
  const leases = outboxLeases(database.kysely);
  return createWorker({
    leases,
    isAlone: database.isEmbedded,
    capacity: SIDE_BY_SIDE[database.isEmbedded ? "embedded" : "server"],
    closeMs: CLOSE_MS,
    run: async (row, signal) => {
      const outcome = await attempt(deliver[row.channel], row, onError);
      const columns = toColumns(settledRow(row, outcome, keepsSecrets));
      // What was sent has to be noted, or it is sent again.
      await retryOnConnectionLoss(() => leases.write(row, columns), { isStopped: () => signal.aborted, isPassing: () => true });
    },
    onError,
  });
}
