import type { Entity } from "../../schema/catalog";
import { isJsonObject, type Json, type JsonObject } from "../../shared/json";
import { optionalObject } from "../../shared/objectSchema";
import { documented } from "../api/openApi/callDocument";
import { EXAMPLE_ID } from "../api/openApi/exampleOf";
import type { RequestHeader } from "../api/openApi/headers";
import { bodySchema } from "../api/rest/forms";

const TAGS = ["Community"];
const PARAMETERS = { id: EXAMPLE_ID, communityId: EXAMPLE_ID, origin: "demo" };

/** A body or an answer: its schema, and an example. */
export interface Content {
  readonly schema: JsonObject;
  readonly example: Json;
}

/** How a call of these routes is documented. */
export function communityCall(
  summary: string,
  {
    body,
    answer,
    headers = [],
  }: { readonly body?: Content; readonly answer: Content; readonly headers?: readonly RequestHeader[] },
) {
  return documented({ tags: TAGS, summary }, () => ({
    headers: ["X-Space", ...headers],
    examples: PARAMETERS,
    ...(body ? { body } : {}),
    answer,
  }));
}

/** The fields of a body, as the generated writes take them from who may write them all. */
export function fieldSchemas(entity: Entity, keys: readonly string[], names: readonly string[]): Readonly<Record<string, Json>> {
  const { properties } = bodySchema(entity, keys, "update");
  const known = isJsonObject(properties) ? properties : {};
  return Object.fromEntries(names.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]])));
}

/** Lets these names through; what they hold is the generated writes' to check, by one rule for every way in. */
export function namesOnly(names: readonly string[], required: readonly string[] = []): JsonObject {
  return optionalObject(Object.fromEntries(names.map((name) => [name, {}])), required);
}
