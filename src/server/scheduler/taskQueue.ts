import { type Kysely, sql } from "kysely";
import { newId } from "../../shared/ids";
import type { Json } from "../../shared/json";
import type { Tables } from "../db/generated/tables";
import { executor, inTransaction } from "../db/transaction";

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
  /** Of several with the same key only one waits: a later one replaces it. */
  readonly key?: string;
}

/** Tasks that are done once each: followers' deliveries and appointments. */
export interface TaskQueue {
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
}

function toRow({ payload, dueAt, key, ...task }: NewTask) {
  const due = dueAt ? { dueAt: dueAt.toISOString() } : {};
  return { ...task, id: newId(), payload: JSON.stringify(payload), key: key ?? null, ...due };
}

async function addTasks(root: Kysely<Tables>, tasks: readonly NewTask[]): Promise<void> {
  if (tasks.length === 0) return;
  await executor(root)
    .insertInto("scheduledTask")
    .values(tasks.map(toRow))
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((eb) => ({
        dueAt: eb.ref("excluded.dueAt"),
        payload: eb.ref("excluded.payload") as never,
        attempts: 0,
      })),
    )
    .execute();
}

/** Locks the task that is due first, until the open transaction ends; those that others have locked are passed over. */
async function lockNext(root: Kysely<Tables>, names: readonly string[]): Promise<DueTask | undefined> {
  const task = await executor(root)
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
    .executeTakeFirst();
  return task as DueTask | undefined;
}

/** Makes a task due again, twice as long after each attempt. */
async function postpone(root: Kysely<Tables>, id: string, error: unknown): Promise<void> {
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

export function createTaskQueue(root: Kysely<Tables>): TaskQueue {
  const remove = (column: "id" | "key", value: string) =>
    executor(root).deleteFrom("scheduledTask").where(column, "=", value).execute();

  return {
    add: (tasks) => addTasks(root, tasks),
    cancel: async (key) => void (await remove("key", key)),
    doNext: async (names, work) => {
      let task: DueTask | undefined;
      try {
        await inTransaction(root, async () => {
          task = await lockNext(root, names);
          if (!task) return;
          // Before the work: it may make an appointment under the same key.
          await remove("id", task.id);
          await work(task);
        });
        return task ? { task } : {};
      } catch (error) {
        if (!task) throw error;
        await postpone(root, task.id, error);
        return { task, error };
      }
    },
  };
}
