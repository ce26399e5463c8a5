import type { Json } from "../shared/json";
import type { Entity, Field } from "./catalog";

/** The key of a field's value, as the field that holds keys keeps it. */
export function keyOf(source: Field | undefined, value: Json | undefined): Json {
  return value === undefined || value === null ? null : (source?.kind.toKey?.(value) ?? null);
}

/** The values with the keys of those that have one (`x-keyOf`). */
export function withKeys<T>(entity: Entity, values: Readonly<Record<string, T>>): Readonly<Record<string, T | Json>> {
  const keys = [...entity.fields.values()].flatMap(({ name, keyOf: of }) =>
    of !== undefined && of in values ? [[name, keyOf(entity.fields.get(of), values[of] as Json)] as const] : [],
  );
  return keys.length > 0 ? { ...values, ...Object.fromEntries(keys) } : values;
}

/** The field that people know a field by: that of which it is the key, else itself. */
export function knownField(entity: Entity, field: Field | undefined): Field | undefined {
  return field?.keyOf === undefined ? field : entity.fields.get(field.keyOf);
}
