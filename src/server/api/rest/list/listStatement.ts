import type { Catalog, Entity, Field, SortRule } from "../../../../schema/catalog";
import { fingerprint } from "../../../../schema/hash";
import type { Statement } from "../../../db/database";
import { quote } from "../../../db/names";
import type { ListScope } from "../recordAccess";
import { listSelect, selectFields } from "../visibleFields";
import type { Cursor } from "./cursor";
import type { ListRequest } from "./listRequest";
import { whereSql } from "./listWhere";
import { Parameters } from "./parameters";
import { sortKey } from "./sortKey";

/** Beside a row's fields: what it is ordered by, as PostgreSQL writes it. */
export const KEY = "~key";

/** A list as its statements are written from it. */
export interface ListPlan {
  readonly entity: Entity;
  readonly catalog: Catalog;
  readonly request: ListRequest;
  readonly scope: ListScope;
  /** What is read of each record beside its id. @default all that a list shows */
  readonly fields?: readonly Field[];
}

/** What the list is ordered by: its SQL, and how it is with the id after it, which makes pages stable. */
interface Order {
  readonly key: string;
  readonly type: string;
  readonly isById: boolean;
}

function orderOf({ entity, catalog, request }: ListPlan): Order {
  const field = entity.fields.get(request.sort.field) ?? (entity.fields.get("id") as Field);
  const { sql, type } = sortKey(field, { entity, catalog, language: request.language });
  return { key: sql, type, isById: field.name === "id" };
}

/** One direction for both, so that one index serves it, and its reverse. */
function orderSql({ key, isById }: Order, direction: SortRule["order"]): string {
  return isById ? `t.id ${direction}` : `${key} ${direction}, t.id ${direction}`;
}

function reverse(direction: SortRule["order"]): SortRule["order"] {
  return direction === "ASC" ? "DESC" : "ASC";
}

function fromSql({ entity }: ListPlan): string {
  return `${quote(entity.table)} t`;
}

function whereOf({ entity, catalog, request, scope }: ListPlan, parameters: Parameters): string {
  return whereSql({ entity, catalog, language: request.language }, request, scope, parameters);
}

function selectOf({ entity, catalog, fields }: ListPlan, { key }: Order): string {
  const chosen = fields && [...entity.fields.values()].filter((field) => field.name === "id" || fields.includes(field));
  const columns = chosen ? selectFields(entity, chosen, catalog) : listSelect(entity, catalog);
  return `select ${columns}, (${key})::text as ${quote(KEY)}`;
}

/** Every search and most filters want a plan of their own, and would fill the connections with statements used once. */
function isRepeated({ request: { conditions, search } }: ListPlan): boolean {
  return !search && (conditions.length === 0 || (conditions.length === 1 && conditions[0]?.operator === "eq"));
}

function statement(plan: ListPlan, prefix: string, text: string, { values }: Parameters): Statement {
  return isRepeated(plan) ? { name: `${prefix}_${fingerprint(text)}`, text, values } : { text, values };
}

/** A window of the list: its first rows, or `limit` rows from an offset on. */
export function pageStatement(plan: ListPlan, { offset, limit }: { readonly offset: number; readonly limit: number }): Statement {
  const parameters = new Parameters();
  const order = orderOf(plan);
  const where = whereOf(plan, parameters);
  const window = `limit ${parameters.add(limit, "integer")} offset ${parameters.add(offset, "bigint")}`;
  const text = `${selectOf(plan, order)} from ${fromSql(plan)} where ${where} order by ${orderSql(order, plan.request.sort.order)} ${window}`;
  return statement(plan, "page", text, parameters);
}

/**
 * The same far into a list: passes over the index alone, reads the rows of the window last, and counts from the end
 * where that is nearer.
 */
export function deepPageStatement(
  plan: ListPlan,
  { offset, limit, isFromEnd }: { readonly offset: number; readonly limit: number; readonly isFromEnd: boolean },
): Statement {
  const parameters = new Parameters();
  const order = orderOf(plan);
  const direction = plan.request.sort.order;
  const where = whereOf(plan, parameters);
  const passing = orderSql(order, isFromEnd ? reverse(direction) : direction);
  const window = `limit ${parameters.add(limit, "integer")} offset ${parameters.add(offset, "bigint")}`;
  const ids = `select t.id from ${fromSql(plan)} where ${where} order by ${passing} ${window}`;
  const text = `${selectOf(plan, order)} from (${ids}) found join ${fromSql(plan)} on t.id = found.id order by ${orderSql(order, direction)}`;
  return statement(plan, "deep", text, parameters);
}

/** Records without a value come last, and first in the reverse order: each part is passed through by itself. */
export type Part = "values" | "nulls";

export function partsOf(plan: ListPlan): readonly Part[] {
  if (orderOf(plan).isById) return ["values"];
  return plan.request.sort.order === "ASC" ? ["values", "nulls"] : ["nulls", "values"];
}

function afterSql({ key, type, isById }: Order, direction: SortRule["order"], cursor: Cursor, parameters: Parameters): string {
  const comparison = direction === "ASC" ? ">" : "<";
  if (isById || cursor.key === null) return `t.id ${comparison} ${parameters.add(cursor.id, "uuid")}`;
  return `(${key}, t.id) ${comparison} (${parameters.add(cursor.key, type)}, ${parameters.add(cursor.id, "uuid")})`;
}

/** The rows of one part, from a cursor on. */
export function partStatement(
  plan: ListPlan,
  { part, after, limit }: { readonly part: Part; readonly after: Cursor | undefined; readonly limit: number },
): Statement {
  const parameters = new Parameters();
  const order = orderOf(plan);
  const direction = plan.request.sort.order;
  const where = [
    whereOf(plan, parameters),
    ...(order.isById ? [] : [`${order.key} is ${part === "nulls" ? "" : "not "}null`]),
    ...(after ? [afterSql(order, direction, after, parameters)] : []),
  ].join(" and ");
  const text = `${selectOf(plan, order)} from ${fromSql(plan)} where ${where} order by ${orderSql(order, direction)} limit ${parameters.add(limit, "integer")}`;
  return statement(plan, "part", text, parameters);
}

/** How many records there are in all. */
export function countStatement(plan: ListPlan): Statement {
  const parameters = new Parameters();
  const text = `select count(*)::int as total from ${fromSql(plan)} where ${whereOf(plan, parameters)}`;
  return statement(plan, "count", text, parameters);
}

/** How many the planner thinks there are. */
export function estimateStatement(plan: ListPlan): Statement {
  const parameters = new Parameters();
  const text = `explain (format json) select 1 from ${fromSql(plan)} where ${whereOf(plan, parameters)}`;
  return { text, values: parameters.values };
}
