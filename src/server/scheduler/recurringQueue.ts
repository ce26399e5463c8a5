import { type Kysely, sql } from "kysely";
import { newId } from "../../shared/ids";
import type { Tables } from "../db/generated/tables";
import type { DueTask } from "./taskQueue";

/** A process that has said nothing for so long has lost its recurring work to others. */
const LEASE_MINUTES = 15;

/** Tasks that come again: one row for each name, leased by the process that is at it. */
export interface RecurringQueue {
  /**
   * Makes recurring work due now, where nobody is at it.
   * @param isAlone whether no other process uses the database: all of it is due then
   */
  readonly recur: (names: readonly string[], isAlone: boolean) => Promise<void>;
  /** Takes recurring work that is due, for a while. */
  readonly claim: (names: readonly string[]) => Promise<DueTask | undefined>;
  /** Ends the lease; it is due again after so many minutes. */
  readonly settle: (id: string, afterMinutes: number) => Promise<void>;
}

function toRow(name: string) {
  return { id: newId(), kind: "recurring" as const, name, key: `recurring:${name}`, spaceId: null };
}

async function claimTask(root: Kysely<Tables>, names: readonly string[]): Promise<DueTask | undefined> {
  if (names.length === 0) return undefined;
  const due = root
    .selectFrom("scheduledTask")
    .select("id")
    .where("kind", "=", "recurring")
    .where("name", "in", [...names])
    .where("dueAt", "<=", sql<string>`now()`)
    .where((eb) => eb.or([eb("leaseUntil", "is", null), eb("leaseUntil", "<", sql<string>`now()`)]))
    .orderBy("dueAt")
    .limit(1)
    .forUpdate()
    .skipLocked();
  const task = await root
    .updateTable("scheduledTask")
    .set({ leaseUntil: sql`now() + make_interval(mins => ${LEASE_MINUTES})` })
    .where("id", "=", due)
    .returning(["id", "kind", "name", "spaceId", "payload"])
    .executeTakeFirst();
  return task as DueTask | undefined;
}

export function createRecurringQueue(root: Kysely<Tables>): RecurringQueue {
  return {
    recur: async (names, isAlone) => {
      if (names.length === 0) return;
      await root
        .insertInto("scheduledTask")
        .values(names.map(toRow))
        .onConflict((conflict) => {
          const due = conflict.column("key").doUpdateSet({ dueAt: sql`now()`, leaseUntil: null });
          return isAlone ? due : due.where(sql<boolean>`coalesce(scheduled_task.lease_until, now()) <= now()`);
        })
        .execute();
    },
    claim: (names) => claimTask(root, names),
    settle: async (id, afterMinutes) => {
      await root
        .updateTable("scheduledTask")
        .set({ leaseUntil: null, dueAt: sql`now() + make_interval(mins => ${afterMinutes})` })
        .where("id", "=", id)
        .execute();
    },
  };
}
