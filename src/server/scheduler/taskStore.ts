import { type Kysely, sql } from "kysely";
import { newId } from "../../shared/ids";
import { actingAccount } from "../access/session/acting";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";
import type { WorkTable } from "../queue/leases";

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
export interface TaskStore {
  /** Writes tasks in the open transaction. */
  readonly add: (tasks: readonly NewTask[]) => Promise<void>;
  /** Takes back what waits under a key, in the open transaction. */
  readonly cancel: (key: string) => Promise<void>;
}

function toRow({ payload, dueAt, key, ...task }: NewTask) {
  const due = dueAt ? { dueAt: dueAt.toISOString() } : {};
  // An appointment is kept when its time comes, whoever made it.
  const accountId = task.kind === "follower" ? (actingAccount() ?? null) : null;
  return { ...task, id: newId(), payload: JSON.stringify(payload), key: key ?? null, accountId, ...due };
}

export function createTaskStore(root: Kysely<Tables>): TaskStore {
  return {
    add: async (tasks) => {
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
    },
    cancel: async (key) => void (await executor(root).deleteFrom("scheduledTask").where("key", "=", key).execute()),
  };
}

/** @param names of what this process knows */
export function taskTable(kind: "once" | "recurring", names: readonly string[]): WorkTable {
  return {
    table: "scheduledTask",
    until: "leaseUntil",
    isWaiting: sql`(kind = 'recurring') = ${kind === "recurring"} and name = any(${names}::text[]) and due_at <= now()`,
    orderBy: sql`due_at, id`,
  };
}
