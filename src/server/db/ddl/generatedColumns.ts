import type { Entity, Field } from "../../../schema/catalog";
import { hasColumn, targetColumn } from "../linkTable";
import { quote, textLiteral } from "../names";
import { storedFields } from "./columnPlans";
import { type ColumnPlan, column } from "./tablePlan";

/** What list searches read: the entity's search fields in one text, without case and accents. */
export const SEARCH_TEXT = "search_text";

/** The ids of a polymorphic reference, a column for each target: only such a column can have a foreign key. */
function targetColumns(field: Field): readonly ColumnPlan[] {
  return (field.targets ?? []).map((target) => {
    const prefix = `${target}/`;
    const value = quote(field.column);
    const isTarget = `${value} like ${textLiteral(`${prefix.replace(/[\\%_]/g, "\\$&")}%`)}`;
    const generated = `case when ${isTarget} then substr(${value}, ${prefix.length + 1})::uuid end`;
    return column(targetColumn(field, target), "uuid", { generated });
  });
}

/** Expressions of a generated column must be immutable: jsonb is taken apart by a function that is. */
function searchable(field: Field): readonly string[] {
  const value = quote(field.column);
  if (field.kind.column === "text") return [value];
  if (field.kind.column === "jsonb") return [`jsonb_path_query_array(${value}, '$.*')::text`];
  return [];
}

/** What a table's searches read, by whether a role that sees the record may not see the field. */
export interface SearchFields {
  readonly open: readonly Field[];
  readonly restricted: readonly Field[];
}

/** The search fields of the entities that share a table, one a column. */
export function searchFields(entities: readonly Entity[]): SearchFields {
  const fields = entities.flatMap((entity) => entity.search.flatMap((name) => entity.fields.get(name) ?? []));
  const stored = fields.filter((field) => hasColumn(field) && field.kind.isSearchable);
  const isRestricted = ({ readKeys, isHidden, isSensitive }: Field) => readKeys !== undefined || isHidden || isSensitive;
  const closed = new Set(stored.filter(isRestricted).map((field) => field.column));
  const byColumn = [...new Map(stored.map((field) => [field.column, field])).values()];
  return {
    open: byColumn.filter((field) => !closed.has(field.column)),
    restricted: byColumn.filter((field) => closed.has(field.column)),
  };
}

/** Stands between what everybody sees of the text, which comes first, and what some do not. */
const SEPARATOR = "chr(31)";

/** SQL of the search text without what some do not see. */
export function openSearchText(alias: string): string {
  return `split_part(${alias}.${SEARCH_TEXT}, ${SEPARATOR}, 1)`;
}

function searchText(entities: readonly Entity[]): readonly ColumnPlan[] {
  const { open, restricted } = searchFields(entities);
  const [first, second] = [open.flatMap(searchable), restricted.flatMap(searchable)];
  const parts = [...first, ...(second.length > 0 ? [SEPARATOR] : []), ...second];
  if (parts.length === 0) return [];
  return [column(SEARCH_TEXT, "text", { generated: `search_text_of(${parts.join(", ")})` })];
}

export function generatedColumns(entities: readonly Entity[]): readonly ColumnPlan[] {
  return [...[...storedFields(entities).values()].flatMap(targetColumns), ...searchText(entities)];
}
