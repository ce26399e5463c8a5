import type { Entity, Field, SortRule } from "../../../../schema/catalog";
import type { FilterOperator } from "../../../../schema/fieldKind";
import { composedJson } from "../../../../shared/composedText";
import { AppError, type FieldIssue } from "../../../../shared/errors";
import { isStorable } from "../../../../shared/isStorable";
import { isJsonObject, type Json } from "../../../../shared/json";
import { DEFAULT_LANGUAGE, type Language } from "../../../../shared/languages";
import { hasColumn } from "../../../db/linkTable";
import { listedFields } from "../visibleFields";
import { type Cursor, readCursor } from "./cursor";

const LARGEST_PAGE = 1_000;
const DEFAULT_PAGE = 25;
const LONGEST_IN = 1_000;
const LONGEST_SEARCH = 200;
const MOST_WORDS = 10;

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
  /** Where the page begins; then there is no offset. */
  readonly after: Cursor | undefined;
  readonly conditions: readonly Condition[];
  readonly search: Search | undefined;
  readonly count: CountKind;
  /** Whether deleted records are asked for, instead of those that are there. */
  readonly isTrash: boolean;
  /** Of localized texts, the one that is shown is sorted and filtered by. */
  readonly language: Language;
}

/** Words, and the fields that each of them is looked for in: none that the person may not see. */
export interface Search {
  readonly words: readonly string[];
  readonly fields: readonly Field[];
}

/** How many there are in all: exactly, as the planner guesses, or not asked. */
export type CountKind = "exact" | "estimate" | "none";

export interface ListQuerystring {
  readonly sort?: string;
  readonly range?: string;
  readonly filter?: string;
  readonly count?: string;
  readonly after?: string;
  readonly limit?: string;
  readonly trash?: string;
}

/** Query of the list call, as its route checks it; {@link parseListRequest} does the rest. */
export const LIST_QUERY = {
  type: "object",
  additionalProperties: false,
  properties: {
    sort: { type: "string", maxLength: 200 },
    range: { type: "string", maxLength: 50 },
    filter: { type: "string", maxLength: 50_000 },
    count: { type: "string", enum: ["true", "false", "estimate"] },
    after: { type: "string", maxLength: 50_000 },
    limit: { type: "string", pattern: "^[0-9]{1,6}$" },
    trash: { type: "string", enum: ["true", "false"] },
  },
} as const;

const COUNTS: Readonly<Record<string, CountKind>> = { true: "exact", false: "none", estimate: "estimate" };

const SUFFIX = /^(.+)_(neq|gte|lte|gt|lt|contains|isNull)$/;

function refuse(path: string, rule: string, params?: FieldIssue["params"]): never {
  throw new AppError("request.invalid", { faults: [{ path, rule, ...(params ? { params } : {}) }] });
}

function parse(name: string, text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return composedJson(JSON.parse(text) as Json);
  } catch {
    return refuse(`/${name}`, "format");
  }
}

function readableField(entity: Entity, keys: readonly string[], name: string, path: string): Field {
  return listedFields(entity, keys).find((field) => field.name === name) ?? refuse(path, "unknown");
}

const NEWEST: SortRule = { field: "createdAt", order: "DESC" };

/** The entity's own order where the person sees what it goes by: a cursor holds that value. */
function defaultSort(entity: Entity, keys: readonly string[]): SortRule {
  const [rule = NEWEST] = entity.sort;
  return listedFields(entity, keys).some((field) => field.name === rule.field) ? rule : NEWEST;
}

function parseSort(entity: Entity, keys: readonly string[], text: string | undefined): SortRule {
  const value = parse("sort", text);
  if (value === undefined) return defaultSort(entity, keys);
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

/** The words of a search and where the person may look for them; `undefined` where there is nothing to look for. @throws AppError */
export function parseSearch(entity: Entity, keys: readonly string[], q: Json | undefined): Search | undefined {
  if (q === undefined || q === "") return undefined;
  const isText = typeof q === "string" && q.length <= LONGEST_SEARCH && isStorable(q);
  if (!isText) return refuse("/filter/q", "maxLength", { limit: LONGEST_SEARCH });
  const fields = listedFields(entity, keys).filter(
    (field) => entity.search.includes(field.name) && field.kind.isSearchable && hasColumn(field),
  );
  const words = [...new Set(q.split(/\s+/).filter(Boolean))].slice(0, MOST_WORDS);
  return fields.length > 0 && words.length > 0 ? { words, fields } : undefined;
}

function parseLimit(text: string | undefined): number {
  const limit = Number(text ?? DEFAULT_PAGE);
  return limit <= LARGEST_PAGE ? limit : refuse("/limit", "maximum", { limit: LARGEST_PAGE });
}

/** Where the page begins and how long it is: by a cursor and a limit, or by a range. */
function parsePage(entity: Entity, sort: SortRule, query: ListQuerystring): Pick<ListRequest, "offset" | "limit" | "after"> {
  if (query.after === undefined && query.limit === undefined) return { ...parseRange(query.range), after: undefined };
  if (query.range !== undefined) return refuse("/range", "unknown");
  const after = query.after ? (readCursor(entity, sort, query.after) ?? refuse("/after", "format")) : undefined;
  return { offset: 0, limit: parseLimit(query.limit), after };
}

/** @throws AppError naming the part that is wrong */
export function parseListRequest(
  entity: Entity,
  keys: readonly string[],
  query: ListQuerystring,
  language: Language = DEFAULT_LANGUAGE,
): ListRequest {
  const filter = parse("filter", query.filter) ?? {};
  if (!isJsonObject(filter)) return refuse("/filter", "format");
  const { q, ...fields } = filter;
  const sort = parseSort(entity, keys, query.sort);
  const isTrash = query.trash === "true";
  if (isTrash && !entity.isSoftDeleted) return refuse("/trash", "unknown");
  return {
    sort,
    ...parsePage(entity, sort, query),
    conditions: Object.entries(fields).map(([name, value]) => parseCondition(entity, keys, name, value)),
    search: parseSearch(entity, keys, q),
    count: COUNTS[query.count ?? "true"] ?? "exact",
    isTrash,
    language,
  };
}
