import type { ClientField } from "../../../../schema/clientCatalog";
import type { FilterOperator } from "../../../../schema/fieldKind";
import type { Json } from "../../../../shared/json";

/** A list's filter: operands by field and operator. */
export type Filter = Readonly<Record<string, Json>>;

/** A condition in force: field, operator and operand. */
export interface Condition {
  readonly key: string;
  readonly field: ClientField;
  readonly operator: FilterOperator;
  readonly operand: Json;
}

const SUFFIXES: readonly FilterOperator[] = ["gte", "lte", "gt", "lt", "neq", "contains", "isNull"];

/** The field's own keys of a list filter: its bare name and the name with an operator. */
export function keysOf(field: Pick<ClientField, "name">): readonly string[] {
  return [field.name, ...SUFFIXES.map((operator) => `${field.name}_${operator}`)];
}

export function partOf(filter: Filter, field: Pick<ClientField, "name">): Filter {
  const keys = new Set(keysOf(field));
  return Object.fromEntries(Object.entries(filter).filter(([key]) => keys.has(key)));
}

/** The filter with a field's part replaced; `undefined` takes a key away. */
export function withPart(filter: Filter, part: Readonly<Record<string, Json | undefined>>): Filter {
  const next: Record<string, Json> = { ...filter };
  for (const [key, value] of Object.entries(part)) {
    if (value === undefined || value === "" || (Array.isArray(value) && value.length === 0)) delete next[key];
    else next[key] = value;
  }
  return next;
}

export function conditionsOf(filter: Filter, fields: readonly ClientField[]): readonly Condition[] {
  return fields.flatMap((field) =>
    Object.entries(partOf(filter, field)).map(([key, operand]) => {
      const operator = SUFFIXES.find((suffix) => key === `${field.name}_${suffix}`) ?? "eq";
      return { key, field, operator, operand };
    }),
  );
}
