import { type Kysely, sql } from "kysely";
import { newId } from "../../shared/ids";
import type { Json } from "../../shared/json";
import type { Tables } from "../db/generated/tables";
import { executor, inTransaction } from "../db/transaction";

/** A process that has said nothing for so long has lost its recurring work to others. */
const LEASE_MINUTES = 15;
/** How long what fails rests at most. */
const LONGEST_REST_SECONDS = 3_600;
const LONGEST_ERROR = 500;

export interface DueTask {
  readonly id: string;
  readonly kind: "follower" | "appointment" | "recurring";
  readonly name: string;
  readonly spaceId: string | null;
  readonly payload: Json;
}

export interface NewTask {
  readonly kind: "follower" | "appointment";
  readonly name: string;
  readonly spaceId: string;
  readonly payload: object;
  /** @default now */
  readonly dueAt?: Date;
  /** Of several with the same key only one waits: a later one takes its place. */
  readonly key?: string;
}

/** The rows of what is to be done; any number of processes share them out. */
export interface SchedulerStore {
  /** Writes tasks in the open transaction. */
  readonly add: (tasks: readonly NewTask[]) => Promise<void>;
  /** Takes back what waits under a key, in the open transaction. */
  readonly cancel: (key: string) => Promise<void>;
  /**
   * Does what is due first in one transaction, with the end of its row: what it writes is written once.
   * @param names of what this process knows
   * @returns whether there was anything, and what it failed of
   */
  readonly doNext: (
    names: readonly string[],
    work: (task: DueTask) => Promise<void>,
  ) => Promise<{ readonly task?: DueTask; readonly error?: unknown }>;
  /** Makes recurring work due now, where nobody is at it. */
  readonly recur: (names: readonly string[], isAlone: boolean) => Promise<void>;
  /** Takes recurring work that is due, for a while. */
  readonly claim: (names: readonly string[]) => Promise<DueTask | undefined>;
  readonly settle: (id: string, afterMinutes: number) => Promise<void>;
}

export function createSchedulerStore(root: Kysely<Tables>): SchedulerStore {
  async function postpone(id: string, error: unknown): Promise<void> {
    await root
      .updateTable("scheduledTask")
      .set({
        attempts: sql`attempts + 1`,
        dueAt: sql`now() + make_interval(secs => least(power(2, least(attempts, 12)), ${LONGEST_REST_SECONDS}))`,
        error: String(error instanceof Error ? error.message : error).slice(0, LONGEST_ERROR),
      })
      .where("id", "=", id)
      .execute();
  }

  return {
    add: async (tasks) => {
      if (tasks.length === 0) return;
      const rows = tasks.map(({ payload, dueAt, key = null, ...task }) => ({
        ...task,
        id: newId(),
        payload: JSON.stringify(payload),
        key,
        ...(dueAt ? { dueAt: dueAt.toISOString() } : {}),
      }));
      await executor(root)
        .insertInto("scheduledTask")
        .values(rows)
        .onConflict((conflict) =>
          conflict.column("key").doUpdateSet((eb) => ({
            dueAt: eb.ref("excluded.dueAt"),
            payload: eb.ref("excluded.payload") as never,
            attempts: 0,
          })),
        )
        .execute();
    },
    cancel: async (key) => {
      await executor(root).deleteFrom("scheduledTask").where("key", "=", key).execute();
    },
    doNext: async (names, work) => {
      let task: DueTask | undefined;
      try {
        await inTransaction(root, async () => {
          task = (await executor(root)
            .selectFrom("scheduledTask")
            .select(["id", "kind", "name", "spaceId", "payload"])
            .where("kind", "in", ["follower", "appointment"])
            .where("name", "in", [...names])
            .where("dueAt", "<=", sql<string>`now()`)
            .orderBy("dueAt")
            .orderBy("id")
            .limit(1)
            .forUpdate()
            .skipLocked()
            .executeTakeFirst()) as DueTask | undefined;
          if (!task) return;
          // Before the work: it may make an appointment under the same key.
          await executor(root).deleteFrom("scheduledTask").where("id", "=", task.id).execute();
          await work(task);
        });
        return task ? { task } : {};
      } catch (error) {
        if (!task) throw error;
        await postpone(task.id, error);
        return { task, error };
      }
    },
    recur: async (names, isAlone) => {
      if (names.length === 0) return;
      const rows = names.map((name) => ({
        id: newId(),
        kind: "recurring" as const,
        name,
        key: `recurring:${name}`,
        spaceId: null,
      }));
      await root
        .insertInto("scheduledTask")
        .values(rows)
        .onConflict((conflict) => {
          const due = conflict.column("key").doUpdateSet({ dueAt: sql`now()`, leaseUntil: null });
          return isAlone ? due : due.where(sql<boolean>`coalesce(scheduled_task.lease_until, now()) <= now()`);
        })
        .execute();
    },
    claim: async (names) => {
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
      return root
        .updateTable("scheduledTask")
        .set({ leaseUntil: sql`now() + make_interval(mins => ${LEASE_MINUTES})` })
        .where("id", "=", due)
        .returning(["id", "kind", "name", "spaceId", "payload"])
        .executeTakeFirst() as Promise<DueTask | undefined>;
    },
    settle: async (id, afterMinutes) => {
      await root
        .updateTable("scheduledTask")
        .set({ leaseUntil: null, dueAt: sql`now() + make_interval(mins => ${afterMinutes})` })
        .where("id", "=", id)
        .execute();
    },
  };
}
