import type { Kysely } from "kysely";
import { dayIn } from "../../../shared/dates/dayIn";
import { timeZoneOf } from "../../platform/timeZone";
import type { Database } from "../database";
import { runStatement } from "../runStatement";
import { executor, inTransaction } from "../transaction";
import type { EntityTables } from "./entityTables";
import { byField, type PreparedQuery, preparedStatement } from "./preparedQuery";
import { runForAll, runShared, type SharedQuery } from "./sharedQuery";
import { SpacePlugin } from "./spacePlugin";

type Queries = Pick<Kysely<EntityTables>, "selectFrom" | "insertInto" | "updateTable" | "deleteFrom" | "with">;

/** No space has this id: a handle on it reaches nothing that belongs to one. */
export const NO_SPACE = "00000000-0000-0000-0000-000000000000";

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
  /** The space that queries are narrowed to. */
  readonly spaceId: string;
  /** The day on the space's calendar, `YYYY-MM-DD`. */
  today(): Promise<string>;
  /** Runs a query of a hot path, which was built before. */
  run<Values extends object, Row>(query: PreparedQuery<Values, Row>, values: Values): Promise<readonly Row[]>;
  /** An item's row by a query that is run for many callers at once; nothing where there is none. */
  one<Item, Values extends object, Row>(query: SharedQuery<Item, Values, Row>, item: Item): Promise<Row | undefined>;
  /** As `one`, for items that are there together: one run, in the open transaction, and their rows in their order. */
  all<Item, Values extends object, Row>(
    query: SharedQuery<Item, Values, Row>,
    items: readonly Item[],
  ): Promise<readonly (Row | undefined)[]>;
  /** All or nothing; nested calls join the outer transaction. Keep it under 200 ms. */
  transaction<T>(work: () => Promise<T>): Promise<T>;
}

/** A handle scoped to the space. @param tenants names of the tables that carry `space_id` */
export function createSpaceDb(database: Database, tenants: ReadonlySet<string>, spaceId: string): SpaceDb {
  const { kysely: root } = database;
  const plugin = new SpacePlugin(spaceId, tenants);
  const scope = { root, tenants, spaceId };
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
    today: async () => dayIn(await timeZoneOf(database, spaceId)),
    run: async <Values extends object, Row>(query: PreparedQuery<Values, Row>, values: Values) =>
      byField<Row>(await runStatement(database, preparedStatement(query, values, scope))),
    one: (query, item) => runShared(database, query, item, scope),
    all: (query, items) => runForAll(database, query, items, scope),
    transaction: (work) => inTransaction(root, work),
  };
}
