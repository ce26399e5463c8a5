import type { Field } from "../../../../schema/catalog";
import type { FilterOperator } from "../../../../schema/fieldKind";
import type { Json } from "../../../../shared/json";
import { SEARCH_TEXT, searchFields } from "../../../db/ddl/generatedColumns";
import { fieldSql } from "../../../db/fieldSql";
import { linkTable, targetColumn } from "../../../db/linkTable";
import { quote } from "../../../db/names";
import type { Condition } from "./listRequest";
import type { Parameters } from "./parameters";
import { type ListContext, labelText } from "./sortKey";

const COMPARISONS: Readonly<Partial<Record<FilterOperator, string>>> = { eq: "=", gte: ">=", lte: "<=", gt: ">", lt: "<" };

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}

/** A `like` pattern of what holds the text, without case and accents. */
export function patternSql(text: string, parameters: Parameters): string {
  return `'%' || search_key(${parameters.add(escapeLike(text), "text")}) || '%'`;
}

/** A `like` pattern of a sort key that begins with the text's. */
export function prefixSql(text: string, parameters: Parameters): string {
  return `sort_key(${parameters.add(escapeLike(text), "text")}) || '%'`;
}

/** Free words are found by a part of one; of a closed list, which is shown in other words, the operand is a code. */
function containsItem(field: Field, text: string, { entity, catalog }: ListContext, parameters: Parameters): string {
  const items = fieldSql(entity, field, catalog);
  if (field.schema.items?.enum) return `${items} @> array[${parameters.add(text, "text")}]`;
  return `exists (select 1 from unnest(${items}) item where search_key(item) like ${patternSql(text, parameters)})`;
}

function contains(field: Field, text: string, reading: ListContext, parameters: Parameters): string {
  if (field.kind.column === "text[]") return containsItem(field, text, reading, parameters);
  const pattern = patternSql(text, parameters);
  const own = `search_key(${labelText(field, reading)}) like ${pattern}`;
  return isInSearchText(field, reading) ? `t.${SEARCH_TEXT} like ${pattern} and ${own}` : own;
}

/** Whether the text that searches read holds the field's: that has an index, which narrows down. */
function isInSearchText(field: Field, { entity, catalog }: ListContext): boolean {
  if (field.kind.column !== "text") return false;
  const { open, restricted } = searchFields([...catalog.entities.values()].filter(({ table }) => table === entity.table));
  return [...open, ...restricted].includes(field);
}

/** Whether one of the ids, or any record at all, is among many references. */
function linked({ field, operator, operand }: Condition, { entity }: ListContext, parameters: Parameters): string {
  const target = (ids: Json) => ` and link.target_id = any(${parameters.add(ids, "uuid[]")})`;
  const among = operator === "isNull" ? "" : target(Array.isArray(operand) ? operand : [operand]);
  const isWithout = operator === "neq" || (operator === "isNull" && operand === true);
  return `${isWithout ? "not " : ""}exists (select 1 from ${quote(linkTable(entity, field))} link where link.owner_id = t.id${among})`;
}

/** A polymorphic reference's column of the entity that is asked for: that one has the index. */
function pointsTo(field: Field, address: string, parameters: Parameters): string {
  const [target = "", id] = address.split("/");
  const isTarget = field.targets?.includes(target) ?? false;
  return isTarget ? `t.${quote(targetColumn(field, target))} = ${parameters.add(id, "uuid")}` : "false";
}

/** A condition as SQL over alias `t`. */
export function conditionSql(condition: Condition, reading: ListContext, parameters: Parameters): string {
  const { field, operator, operand } = condition;
  if (field.reference?.isMany) return linked(condition, reading, parameters);
  if (field.targets && operator === "eq") return pointsTo(field, String(operand), parameters);
  if (operator === "contains") return contains(field, String(operand), reading, parameters);
  const sql = fieldSql(reading.entity, field, reading.catalog);
  const type = field.kind.column;
  if (operator === "isNull") return `${sql} is ${operand ? "" : "not "}null`;
  if (operator === "in") return `${sql} = any(${parameters.add(operand, `${type}[]`)})`;
  if (operator === "neq") return `${sql} is distinct from ${parameters.add(operand, type)}`;
  return `${sql} ${COMPARISONS[operator] ?? "="} ${parameters.add(operand, type)}`;
}
