import type { Entity, Field } from "../../../schema/catalog";
import { toSnakeCase } from "../../../schema/naming";
import { hasColumn } from "../linkTable";
import { textLiteral } from "../names";
import { type ColumnPlan, column } from "./tablePlan";

/** When a record of a soft-deleted entity was deleted. */
export const DELETED_AT = "deleted_at";

/** What every entity table begins with. */
export function systemColumns(isGlobal: boolean): readonly ColumnPlan[] {
  return [
    column("id", "uuid", { isRequired: true }),
    ...(isGlobal ? [] : [column("space_id", "uuid", { isRequired: true })]),
    column("created_at", "timestamptz", { isRequired: true, default: "now()" }),
    column("updated_at", "timestamptz", { isRequired: true, default: "now()" }),
    column("version", "integer", { isRequired: true, default: "1" }),
  ];
}

function literal(field: Field): string | undefined {
  const value = field.schema.default;
  if (value === undefined || value === null) return undefined;
  if (field.kind.column === "jsonb") return `${textLiteral(JSON.stringify(value))}::jsonb`;
  if (field.kind.column === "text[]" && Array.isArray(value))
    return `array[${value.map((item) => textLiteral(String(item))).join()}]::text[]`;
  return typeof value === "string" ? textLiteral(value) : String(value);
}

function planColumn(field: Field, isRequired: boolean): ColumnPlan {
  const renamedFrom = field.schema["x-renamedFrom"];
  return column(field.column, field.kind.column, {
    default: literal(field),
    isRequired,
    renamedFrom: renamedFrom && toSnakeCase(renamedFrom),
    isLocalized: field.schema["x-localized"] === true,
  });
}

/** The fields that the entities' one table keeps, by column. */
export function storedFields(entities: readonly Entity[]): ReadonlyMap<string, Field> {
  const fields = entities.flatMap((entity) => [...entity.fields.values()]);
  const stored = fields.filter((field) => !field.isSystem && hasColumn(field));
  return new Map(stored.map((field) => [field.column, field]));
}

export function fieldColumns(entities: readonly Entity[]): readonly ColumnPlan[] {
  const isRequiredByAll = (field: Field) => entities.every((entity) => entity.fields.get(field.name)?.isRequired);
  const columns = [...storedFields(entities).values()].map((field) => planColumn(field, isRequiredByAll(field)));
  const isSoftDeleted = entities.some((entity) => entity.isSoftDeleted);
  return isSoftDeleted ? [...columns, column(DELETED_AT, "timestamptz")] : columns;
}
