import type { Json, JsonObject } from "./json";

/** The object without its undefined members. */
export function compact(members: Readonly<Record<string, Json | undefined>>): JsonObject {
  const kept: Record<string, Json> = {};
  for (const [key, value] of Object.entries(members)) if (value !== undefined) kept[key] = value;
  return kept;
}
