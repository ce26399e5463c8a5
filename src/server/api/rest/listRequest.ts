import { isReadable } from "../../../schema/accessKeys";
import type { Entity, Field, SortRule } from "../../../schema/catalog";
import type { FilterOperator } from "../../../schema/fieldKind";
import { AppError, type FieldFault } from "../../../shared/errors";
import { isStorable } from "../../../shared/isStorable";
import { isJsonObject, type Json } from "../../../shared/json";

const LARGEST_PAGE = 1_000;
const DEFAULT_PAGE = 25;
const LONGEST_IN = 1_000;
const LONGEST_SEARCH = 200;

/** A condition on one field; `in` takes an array of operands. */
export interface Condition {
  readonly field: Field;
  readonly operator: FilterOperator;
  readonly operand: Json;
}

/** A list call, parsed and checked against what the person may see. */
export interface ListRequest {
  readonly sort: SortRule;
  readonly offset: number;
  readonly limit: number;
  readonly conditions: readonly Condition[];
  /** Text, and the fields that it is looked for in: none that the person may not see. */
  readonly search: { readonly text: string; readonly fields: readonly Field[] } | undefined;
  readonly hasCount: boolean;
}

export interface ListQuerystring {
  readonly sort?: string;
  readonly range?: string;
  readonly filter?: string;
  readonly count?: string;
}

const SUFFIX = /^(.+)_(neq|gte|lte|gt|lt|contains|isNull)$/;

function refuse(path: string, rule: string, params?: FieldFault["params"]): never {
  throw new AppError("request.invalid", { faults: [{ path, rule, ...(params ? { params } : {}) }] });
}

function parse(name: string, text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return refuse(`/${name}`, "format");
  }
}

function readableField(entity: Entity, keys: readonly string[], name: string, path: string): Field {
  const field = entity.fields.get(name);
  return field && isReadable(field, keys) ? field : refuse(path, "unknown");
}

function parseSort(entity: Entity, keys: readonly string[], text: string | undefined): SortRule {
  const value = parse("sort", text);
  if (value === undefined) return entity.sort[0] ?? { field: "createdAt", order: "DESC" };
  const [name, order] = Array.isArray(value) ? value : [];
  if (typeof name !== "string" || (order !== "ASC" && order !== "DESC")) return refuse("/sort", "format");
  const field = readableField(entity, keys, name, "/sort");
  return field.kind.isSortable ? { field: name, order } : refuse("/sort", "unknown");
}

function parseRange(text: string | undefined): { offset: number; limit: number } {
  const value = parse("range", text);
  if (value === undefined) return { offset: 0, limit: DEFAULT_PAGE };
  const [from, to] = Array.isArray(value) ? value : [];
  const isRange = Number.isSafeInteger(from) && Number.isSafeInteger(to) && from >= 0 && to >= from - 1 && from <= 1e9;
  if (!isRange) return refuse("/range", "format");
  if (to - from + 1 > LARGEST_PAGE) return refuse("/range", "maximum", { limit: LARGEST_PAGE });
  return { offset: from, limit: to - from + 1 };
}

/** Whether there is an operand, and one that PostgreSQL can keep. */
function isUsable(operand: Json | undefined): operand is Json {
  return operand !== undefined && isStorable(operand);
}

function parseCondition(entity: Entity, keys: readonly string[], name: string, value: Json): Condition {
  const path = `/filter/${name}`;
  const [, base = name, suffix = "eq"] = entity.fields.has(name) ? [] : (SUFFIX.exec(name) ?? []);
  const field = readableField(entity, keys, base, path);
  const operator = (suffix === "eq" && Array.isArray(value) ? "in" : suffix) as FilterOperator;
  if (!field.kind.filters.includes(operator)) return refuse(path, "unknown");
  if (operator === "isNull") return typeof value === "boolean" ? { field, operator, operand: value } : refuse(path, "type");
  if (operator === "in") {
    const operands = (value as readonly Json[]).map((item) => field.kind.toOperand(item));
    if (operands.length > LONGEST_IN) return refuse(path, "maxItems", { limit: LONGEST_IN });
    return operands.every(isUsable) ? { field, operator, operand: operands } : refuse(path, "type");
  }
  const operand = field.kind.toOperand(value);
  return isUsable(operand) ? { field, operator, operand } : refuse(path, "type");
}

function parseSearch(entity: Entity, keys: readonly string[], q: Json | undefined): ListRequest["search"] {
  if (q === undefined || q === "") return undefined;
  const isText = typeof q === "string" && q.length <= LONGEST_SEARCH && isStorable(q);
  if (!isText) return refuse("/filter/q", "maxLength", { limit: LONGEST_SEARCH });
  const fields = entity.search
    .flatMap((name) => entity.fields.get(name) ?? [])
    .filter((field) => field.kind.isSearchable && isReadable(field, keys));
  return fields.length > 0 && q.trim() ? { text: q.trim(), fields } : undefined;
}

/** @throws AppError naming the part that is wrong */
export function parseListRequest(entity: Entity, keys: readonly string[], query: ListQuerystring): ListRequest {
  const filter = parse("filter", query.filter) ?? {};
  if (!isJsonObject(filter)) return refuse("/filter", "format");
  const { q, ...fields } = filter;
  return {
    sort: parseSort(entity, keys, query.sort),
    ...parseRange(query.range),
    conditions: Object.entries(fields).map(([name, value]) => parseCondition(entity, keys, name, value)),
    search: parseSearch(entity, keys, q),
    hasCount: query.count !== "false",
  };
}
