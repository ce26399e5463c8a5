import type { Entity, Field } from "../../../schema/catalog";
import type { FilterOperator } from "../../../schema/fieldKind";
import { fingerprint } from "../../../schema/hash";
import type { Statement } from "../../db/database";
import { quote } from "../../db/ddl";
import { anySpacePredicate, spacePredicate } from "../../db/spacePredicate";
import type { Condition, ListRequest } from "./listRequest";
import { selectList } from "./visibleFields";

/** What narrows a list beside the caller's own filter. */
export interface ListScope {
  /** Absent for the back office: all spaces. */
  readonly spaceId: string | undefined;
  /** Only records of this owner. */
  readonly owner: { readonly field: Field; readonly id: string } | undefined;
}

const COMPARISONS: Readonly<Partial<Record<FilterOperator, string>>> = { eq: "=", gte: ">=", lte: "<=", gt: ">", lt: "<" };

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}

function textOf(field: Field): string {
  const column = `t.${quote(field.column)}`;
  return field.kind.column === "text" ? column : `${column}::text`;
}

class StatementBuilder {
  readonly values: unknown[] = [];

  parameter(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }

  condition({ field, operator, operand }: Condition): string {
    const column = `t.${quote(field.column)}`;
    const type = field.kind.column;
    if (operator === "isNull") return `${column} is ${operand ? "" : "not "}null`;
    if (operator === "in") return `${column} = any(${this.parameter(operand, `${type}[]`)})`;
    if (operator === "neq") return `${column} is distinct from ${this.parameter(operand, type)}`;
    if (operator === "contains") return this.contains(field, String(operand));
    return `${column} ${COMPARISONS[operator] ?? "="} ${this.parameter(operand, type)}`;
  }

  private contains(field: Field, text: string): string {
    if (field.kind.column === "text[]") return `t.${quote(field.column)} @> array[${this.parameter(text, "text")}]`;
    return `search_key(${textOf(field)}) like ${this.pattern(text)}`;
  }

  private pattern(text: string): string {
    return `'%' || search_key(${this.parameter(escapeLike(text), "text")}) || '%'`;
  }

  search(fields: readonly Field[], text: string): string {
    const pattern = this.pattern(text);
    return `(${fields.map((field) => `search_key(${textOf(field)}) like ${pattern}`).join(" or ")})`;
  }
}

function spaceOf(entity: Entity, { spaceId }: ListScope, builder: StatementBuilder): string {
  if (entity.scope === "global") return "true";
  return spaceId === undefined ? anySpacePredicate(entity) : spacePredicate(entity, builder.parameter(spaceId, "uuid"));
}

function whereOf(entity: Entity, request: ListRequest, scope: ListScope, builder: StatementBuilder): string {
  return [
    spaceOf(entity, scope, builder),
    ...(scope.owner ? [`t.${quote(scope.owner.field.column)} = ${builder.parameter(scope.owner.id, "uuid")}`] : []),
    ...request.conditions.map((condition) => builder.condition(condition)),
    ...(request.search ? [builder.search(request.search.fields, request.search.text)] : []),
  ].join(" and ");
}

function orderOf(entity: Entity, { sort }: ListRequest): string {
  const field = entity.fields.get(sort.field);
  if (!field) return "t.id";
  const key =
    field.kind.column === "text" || field.kind.column === "jsonb" ? `sort_key(${textOf(field)})` : `t.${quote(field.column)}`;
  // The id makes pages stable where many records share a value; same direction, so that one index serves both.
  return `${key} ${sort.order}${sort.field === "id" ? "" : `, t.id ${field.name === "createdAt" ? "ASC" : sort.order}`}`;
}

function named(prefix: string, text: string, values: unknown[]): Statement {
  return { name: `${prefix}_${fingerprint(text)}`, text, values };
}

/** The page of records. */
export function pageStatement(entity: Entity, request: ListRequest, scope: ListScope): Statement {
  const builder = new StatementBuilder();
  const where = whereOf(entity, request, scope, builder);
  const limit = `limit ${builder.parameter(request.limit, "integer")} offset ${builder.parameter(request.offset, "bigint")}`;
  const text = `select ${selectList(entity)} from ${quote(entity.table)} t where ${where} order by ${orderOf(entity, request)} ${limit}`;
  return named("page", text, builder.values);
}

/** How many records there are in all. */
export function countStatement(entity: Entity, request: ListRequest, scope: ListScope): Statement {
  const builder = new StatementBuilder();
  const where = whereOf(entity, request, scope, builder);
  return named("count", `select count(*)::int as total from ${quote(entity.table)} t where ${where}`, builder.values);
}
