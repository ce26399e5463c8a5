import type { Compilable, Kysely } from "kysely";
import { fieldName } from "../columnNames";
import type { Statement } from "../database";
import type { Tables } from "../generated/tables";
import type { EntityTables } from "./entityTables";
import { SpacePlugin } from "./spacePlugin";

/** What a prepared query is built with. @typeParam More common table expressions that are there beside the tables */
// biome-ignore lint/complexity/noBannedTypes: nothing more than the tables
export type QueryBuilder<More = {}> = Kysely<EntityTables & More>;

/**
 * A query that is built once and then only handed its values: on a hot path building costs more than running. Lists go
 * as one value, an array, into `any` or `unnest`.
 *
 * @example
 * const byName: PreparedQuery<{ readonly name: string }, { readonly id: string }> = {
 *   name: "member_by_name",
 *   build: (db, at) => db.selectFrom("member").select("id").where("nickname", "=", at.name),
 * };
 * const [member] = await db.run(byName, { name: "Ada" });
 */
export interface PreparedQuery<Values extends object, Row> {
  /** Unique among all; at most 60 letters. */
  readonly name: string;
  /** @param at stands for the values that come with each run: they can be compared and written, not read */
  readonly build: (db: QueryBuilder, at: Values) => Compilable<Row>;
}

type AnyQuery = PreparedQuery<never, unknown>;

/** The place of a value. */
class Slot {
  constructor(readonly of: string) {}
}

/** The space's id is a value as well: one statement serves all spaces. */
const SPACE = new Slot("space");

interface CompiledQuery {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

/** By the names of tenants' tables, which are the same as long as a server runs. */
const known = new WeakMap<ReadonlySet<string>, Map<AnyQuery, CompiledQuery>>();

function build(root: Kysely<Tables>, tenants: ReadonlySet<string>, query: AnyQuery): CompiledQuery {
  // The plugin does nothing with the space but hand it on as a value.
  const scoped = root.withPlugin(new SpacePlugin(SPACE as unknown as string, tenants));
  const slots = new Proxy({}, { get: (_target, name) => new Slot(String(name)) });
  const { sql, parameters } = query.build(scoped as unknown as QueryBuilder, slots as never).compile();
  return { text: sql, parameters };
}

function builtFor(root: Kysely<Tables>, tenants: ReadonlySet<string>, query: AnyQuery): CompiledQuery {
  const queries = known.get(tenants) ?? new Map<AnyQuery, CompiledQuery>();
  known.set(tenants, queries);
  const built = queries.get(query) ?? build(root, tenants, query);
  queries.set(query, built);
  return built;
}

/** Where a prepared query runs. */
export interface Scope {
  readonly root: Kysely<Tables>;
  /** Names of the tables that carry `space_id`. */
  readonly tenants: ReadonlySet<string>;
  readonly spaceId: string;
}

/** The query as a statement, narrowed to the space. */
export function preparedStatement<Values extends object>(
  query: PreparedQuery<Values, unknown>,
  values: Values,
  { root, tenants, spaceId }: Scope,
): Statement {
  const { text, parameters } = builtFor(root, tenants, query as unknown as AnyQuery);
  const valueAt = (parameter: unknown) => {
    if (!(parameter instanceof Slot)) return parameter;
    return parameter === SPACE ? spaceId : values[parameter.of as keyof Values];
  };
  return { name: query.name, text, values: parameters.map(valueAt) };
}

/** Rows with their columns by the fields' names, as other queries give them. */
export function byField<Row>(rows: readonly object[]): readonly Row[] {
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([column, value]) => [fieldName(column), value])) as Row);
}
