import { AsyncLocalStorage } from "node:async_hooks";
import type { Kysely, Transaction } from "kysely";
import type { Tables } from "./generated/tables";
import { SpacePlugin } from "./spacePlugin";
import type { SystemTables } from "./systemTableTypes";

/** The tables of entities: features have no way to accounts and sessions. */
type EntityTables = Omit<Tables, keyof SystemTables>;

type Queries = Pick<Kysely<EntityTables>, "selectFrom" | "insertInto" | "updateTable" | "deleteFrom" | "with">;

/** A handle without a space: tenant tables answer with no rows. */
export type GlobalDb = Queries;

/**
 * The database as features get it: every query is narrowed to one space, and runs in the current transaction where
 * one is open.
 *
 * @example
 * const member = await db.selectFrom("member").selectAll().where("id", "=", id).executeTakeFirst();
 */
export interface SpaceDb extends Queries {
  readonly spaceId: string;
  /** All or nothing; nested calls join the outer transaction. Keep it under 200 ms. */
  transaction<T>(work: () => Promise<T>): Promise<T>;
}

interface Open {
  readonly transaction: Transaction<Tables>;
  readonly effects: (() => void)[];
}

/** The transaction that the current call runs in: using the pool beside it would deadlock an embedded database. */
const current = new AsyncLocalStorage<Open>();

export async function inTransaction<T>(root: Kysely<Tables>, work: () => Promise<T>): Promise<T> {
  if (current.getStore()) return work();
  const effects: (() => void)[] = [];
  const result = await root.transaction().execute((transaction) => current.run({ transaction, effects }, work));
  for (const effect of effects) effect();
  return result;
}

/** Runs once the open transaction is committed, never where it is rolled back; at once where there is none. */
export function afterCommit(effect: () => void): void {
  const open = current.getStore();
  if (open) open.effects.push(effect);
  else effect();
}

/** The open transaction, if any. */
export function currentTransaction(): Transaction<Tables> | undefined {
  return current.getStore()?.transaction;
}

/** The open transaction, else the root: for the platform's own queries. */
export function executor(root: Kysely<Tables>): Kysely<Tables> {
  return currentTransaction() ?? root;
}

/** A handle scoped to the space. @param tenants names of the tables that carry `space_id` */
export function createSpaceDb(root: Kysely<Tables>, tenants: ReadonlySet<string>, spaceId: string): SpaceDb {
  const plugin = new SpacePlugin(spaceId, tenants);
  const scoped = () => executor(root).withPlugin(plugin) as unknown as Kysely<EntityTables>;
  return {
    spaceId,
    get selectFrom() {
      const db = scoped();
      return db.selectFrom.bind(db);
    },
    get insertInto() {
      const db = scoped();
      return db.insertInto.bind(db);
    },
    get updateTable() {
      const db = scoped();
      return db.updateTable.bind(db);
    },
    get deleteFrom() {
      const db = scoped();
      return db.deleteFrom.bind(db);
    },
    get with() {
      const db = scoped();
      return db.with.bind(db);
    },
    transaction: (work) => inTransaction(root, work),
  };
}
