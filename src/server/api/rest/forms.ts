import { isWritable } from "../../../schema/accessKeys";
import type { Entity, Field } from "../../../schema/catalog";
import type { FieldSchema } from "../../../schema/document";
import type { JsonObject } from "../../../shared/json";

export type WriteMode = "create" | "update";

/** Fields that the keys let a person write. */
export function writableFields(entity: Entity, keys: readonly string[], mode: WriteMode): readonly Field[] {
  return [...entity.fields.values()].filter((field) => isWritable(field, keys, mode));
}

/** Whether the server can do without a value: it has a default, or the field is optional. */
function isDemanded(field: Field): boolean {
  return field.isRequired && field.schema.default === undefined;
}

/**
 * The form that a person fills in: what RJSF shows and the client's validators are compiled from.
 * Updates are forms of whole records as well: what was not touched is not sent.
 */
export function formSchema(entity: Entity, keys: readonly string[], mode: WriteMode): FieldSchema {
  const fields = writableFields(entity, keys, mode);
  return {
    type: "object",
    required: fields.filter(isDemanded).map((field) => field.name),
    properties: Object.fromEntries(fields.map((field) => [field.name, field.apiSchema])),
    additionalProperties: false,
  };
}

function nullable(schema: FieldSchema): JsonObject {
  return { anyOf: [{ type: "null" }, schema as JsonObject] };
}

/**
 * What the API accepts in a body: absent = unchanged, null = cleared (optional fields only), anything else refused.
 */
export function bodySchema(entity: Entity, keys: readonly string[], mode: WriteMode): JsonObject {
  const fields = writableFields(entity, keys, mode);
  const form = formSchema(entity, keys, mode);
  return {
    type: "object",
    ...(mode === "create" ? { required: (form.required as string[]) ?? [] } : {}),
    properties: Object.fromEntries(
      fields.map((field) => [field.name, field.isRequired ? (field.apiSchema as JsonObject) : nullable(field.apiSchema)]),
    ),
    additionalProperties: false,
  };
}
