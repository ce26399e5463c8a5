import { ACCESS_KEYS } from "../../../schema/accessKeys";
import type { Entity, Field } from "../../../schema/catalog";
import type { Json, JsonObject } from "../../../shared/json";
import { EXAMPLE_ID, exampleOf } from "../openApi/exampleOf";
import { type WriteMode, writableFields } from "./forms";

const MOMENT = "2026-11-20T09:30:00.000Z";

const SYSTEM: Readonly<Record<string, Json>> = {
  id: EXAMPLE_ID,
  spaceId: "0193fd0a-7c1e-7000-8000-0000000000aa",
  createdAt: MOMENT,
  updatedAt: MOMENT,
  version: 3,
};

function exampleValue(field: Field): Json | undefined {
  if (field.isSystem) return SYSTEM[field.name] ?? exampleOf(field.apiSchema);
  const [target] = field.targets ?? [];
  return target ? `${target}/${EXAMPLE_ID}` : exampleOf(field.apiSchema);
}

function valuesOf(fields: readonly Field[]): JsonObject {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = exampleValue(field);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}

/** A record as it is answered. */
export function exampleRecord(fields: readonly Field[]): JsonObject {
  return valuesOf(fields);
}

/**
 * Bodies to choose an example from, the fullest first: rules over several fields may refuse one that has them all.
 * Nobody writes every field of a record at once, nor names the space but the back office.
 */
export function exampleBodies(entity: Entity, mode: WriteMode): readonly JsonObject[] {
  const fields = writableFields(entity, ACCESS_KEYS, mode).filter((field) => !field.isSystem && !field.reference?.isMany);
  const required = fields.filter((field) => field.isRequired && field.schema.default === undefined);
  if (mode === "create") return [valuesOf(fields), valuesOf(required)];
  const [first] = fields.filter((field) => exampleValue(field) !== undefined);
  return first ? [valuesOf([first])] : [];
}
