import type { JsonObject } from "./json";

/** JSON Schema of an object of these properties and no others, of which each is required. @param optional those that are not */
export function requiredObject(properties: JsonObject, optional: readonly string[] = []): JsonObject {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: "object", additionalProperties: false, required, properties };
}

/** JSON Schema of an object of these properties and no others, of which none is required. @param required those that are */
export function optionalObject(properties: JsonObject, required: readonly string[] = []): JsonObject {
  return { type: "object", additionalProperties: false, required: [...required], properties };
}
