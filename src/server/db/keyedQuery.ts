import type { Compilable } from "kysely";
import { Coalesced } from "./coalesce";
import type { Database } from "./database";
import { byField, type PreparedQuery, preparedStatement, type QueryBuilder, type Scope } from "./preparedQuery";
import { runStatement } from "./runStatement";
import { currentTransaction } from "./transaction";

/**
 * A prepared query for one row by its key, which reads the rows of many callers together.
 *
 * @example
 * const byId: KeyedQuery<object, { readonly key: string; readonly nickname: string }> = {
 *   name: "member_by_id",
 *   build: (db, at) => db.selectFrom("member").select(["id as key", "nickname"]).where("id", "=", sql<string>`any(${at.keys})`),
 * };
 * const member = await db.one(byId, id, {});
 */
export interface KeyedQuery<Values extends object, Row extends { readonly key: string | null }> {
  /** Unique among all; at most 60 letters. */
  readonly name: string;
  /** At most one row of each key. */
  readonly build: (db: QueryBuilder, at: Values & { readonly keys: readonly string[] }) => Compilable<Row>;
}

type AnyRow = { readonly key: string | null };

/** Reads that are under way, by query, space and values. */
const groups = new WeakMap<Database, Map<string, Coalesced<AnyRow>>>();

async function readRows<Values extends object, Row extends AnyRow>(
  database: Database,
  query: KeyedQuery<Values, Row>,
  values: Values & { readonly keys: readonly string[] },
  scope: Scope,
): Promise<ReadonlyMap<string, Row>> {
  const prepared: PreparedQuery<Values & { readonly keys: readonly string[] }, Row> = query;
  const rows = byField<Row>(await runStatement(database, preparedStatement(prepared, values, scope)));
  return new Map(rows.map((row) => [row.key ?? "", row]));
}

/** The row of a key, as of a moment after the call; in a transaction it is read there, by itself. */
export async function readOne<Values extends object, Row extends AnyRow>(
  database: Database,
  query: KeyedQuery<Values, Row>,
  { key, values, scope }: { readonly key: string; readonly values: Values; readonly scope: Scope },
): Promise<Row | undefined> {
  const readMany = (keys: readonly string[]) => readRows(database, query, { ...values, keys }, scope);
  if (currentTransaction()) return (await readMany([key])).get(key);
  const known = groups.get(database) ?? new Map<string, Coalesced<AnyRow>>();
  groups.set(database, known);
  const group = JSON.stringify([query.name, scope.spaceId, values]);
  const coalesced = (known.get(group) as unknown as Coalesced<Row> | undefined) ?? new Coalesced<Row>(readMany);
  known.set(group, coalesced as unknown as Coalesced<AnyRow>);
  try {
    return await coalesced.read(key);
  } finally {
    if (coalesced.isIdle) known.delete(group);
  }
}
