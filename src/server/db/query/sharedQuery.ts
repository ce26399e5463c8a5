import type { Compilable } from "kysely";
import type { Database } from "../database";
import { runStatement } from "../runStatement";
import { currentTransaction } from "../transaction";
import { Coalesced } from "./coalesce";
import { byField, preparedStatement, type QueryBuilder, type Scope } from "./preparedQuery";

/**
 * A prepared query that answers many callers at once, each with the row that is theirs: on a hot path a statement costs
 * more than what it reads or writes.
 *
 * @example
 * const byId: SharedQuery<string, { readonly ids: readonly string[] }, { readonly id: string; readonly nickname: string }> = {
 *   name: "member_by_id",
 *   ...BY_ID,
 *   build: (db, at) => db.selectFrom("member").select(["id", "nickname"]).where("id", "=", sql<string>`any(${at.ids}::uuid[])`),
 *   rowKey: ({ id }) => id,
 * };
 * const member = await db.one(byId, id);
 */
export interface SharedQuery<Item, Values extends object, Row> {
  /** Unique among all; at most 60 letters. */
  readonly name: string;
  /** What one run for some callers is handed. */
  readonly values: (items: readonly Item[]) => Values;
  /** Called once; `at` stands for the values of each run. */
  readonly build: (db: QueryBuilder, at: Values) => Compilable<Row>;
  /** An item's row is the one of the same key; there is at most one. */
  readonly itemKey: (item: Item) => string;
  readonly rowKey: (row: Row) => string;
  /** Whether it writes: then no run has two items of one key. @default false */
  readonly isWrite?: boolean;
}

/** For queries that are asked by a row's id. */
export const BY_ID = {
  values: (ids: readonly string[]) => ({ ids }),
  // PostgreSQL writes ids in small letters; an address may not.
  itemKey: (id: string) => id.toLowerCase(),
};

/** Runs of queries by name and space, as long as somebody waits for them. */
const groups = new WeakMap<Database, Map<string, Coalesced<unknown, unknown>>>();

/** The items' rows by one run, in their order. */
export async function runForAll<Item, Values extends object, Row>(
  database: Database,
  query: SharedQuery<Item, Values, Row>,
  items: readonly Item[],
  scope: Scope,
): Promise<readonly (Row | undefined)[]> {
  const found = byField<Row>(await runStatement(database, preparedStatement(query, query.values(items), scope)));
  const rows = new Map(found.map((row) => [query.rowKey(row), row]));
  return items.map((item) => rows.get(query.itemKey(item)));
}

/** An item's row, by a run that begins after the call; in a transaction it is run there, alone. */
export async function runShared<Item, Values extends object, Row>(
  database: Database,
  query: SharedQuery<Item, Values, Row>,
  item: Item,
  scope: Scope,
): Promise<Row | undefined> {
  const runAll = (items: readonly Item[]) => runForAll(database, query, items, scope);
  if (currentTransaction()) return (await runAll([item]))[0];
  const known = groups.get(database) ?? new Map<string, Coalesced<unknown, unknown>>();
  groups.set(database, known);
  const group = `${query.name} ${scope.spaceId}`;
  const create = () => new Coalesced({ runAll, keyOf: query.isWrite ? query.itemKey : undefined });
  const coalesced = (known.get(group) as ReturnType<typeof create> | undefined) ?? create();
  known.set(group, coalesced as unknown as Coalesced<unknown, unknown>);
  try {
    return await coalesced.run(item);
  } finally {
    if (coalesced.isIdle) known.delete(group);
  }
}
