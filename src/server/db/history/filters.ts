import type { Field } from "../../../schema/catalog";
import type { FilterOperator } from "../../../schema/fieldKind";

export function isFilterable(field: Field): boolean {
  return field.kind.filters.length > 0 && !field.isSensitive && !field.isWriteOnly;
}

/** As callers write it: `since_gte`. */
export function nameFilter(field: Field, operator: FilterOperator): string {
  return operator === "eq" || operator === "in" ? field.name : `${field.name}_${operator}`;
}
