import Type, { type Static, type TObject, type TProperties, type TSchema, type TUnsafe } from "typebox";
import type { JsonObject } from "../json";

/** Marks a schema that stands once among the OpenAPI document's components, until the document is put together. */
export const COMPONENT = "x-component";

/** An id as it looks in examples. */
export const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";

/** UUID. */
export const Id = Type.String({ format: "uuid" });
/** UTC, ISO 8601. */
export const Instant = Type.String({ format: "date-time" });

/** An object of these properties and no others; optional are those in `Type.Optional`. */
export function closed<Properties extends TProperties>(properties: Properties, options: JsonObject = {}): TObject<Properties> {
  return Type.Object(properties, { additionalProperties: false, ...options });
}

/** The schema's values, and `null`. */
export function nullable<Schema extends TSchema>(schema: Schema): TUnsafe<Static<Schema> | null> {
  const { type, enum: choices, ...rest } = schema as TSchema & { readonly type?: string; readonly enum?: readonly unknown[] };
  if (typeof type !== "string" || COMPONENT in schema) return Type.Unsafe({ anyOf: [schema, { type: "null" }] });
  return Type.Unsafe({ ...rest, type: [type, "null"], ...(choices ? { enum: [...choices, null] } : {}) });
}

/** The schema, once among the components of the OpenAPI document, and referred to by this name. */
export function component<Schema extends TSchema>(name: string, schema: Schema): Schema {
  return Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(schema),
      [COMPONENT]: { value: name, enumerable: true },
    },
  ) as Schema;
}

/** Parameters of an address with one id, `/:id`. */
export const ById = closed({ id: Id });
