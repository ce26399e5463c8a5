import type { ComputedSource, EntityDocument, FieldSchema } from "../document";

/** The type and kind that a sum has: those of what it is the sum of. */
function summed(
  { of, field }: { readonly of: string; readonly field: string },
  documents: ReadonlyMap<string, EntityDocument>,
): FieldSchema {
  const { type = "number", "x-kind": kind } = documents.get(of)?.properties[field] ?? {};
  return { type, ...(kind === undefined ? {} : { "x-kind": kind }) };
}

/** What a computation's values are, as a schema. */
export function resultOf(computed: ComputedSource, documents: ReadonlyMap<string, EntityDocument>): FieldSchema {
  if ("join" in computed) return { type: "string" };
  return "sum" in computed ? summed(computed.sum, documents) : { type: "integer" };
}

/** A computed property with the type that its computation gives, so that `type` may be left out. */
export function computedSchema(schema: FieldSchema, documents: ReadonlyMap<string, EntityDocument>): FieldSchema {
  const computed = schema["x-computed"];
  return computed ? { ...resultOf(computed, documents), ...schema } : schema;
}
