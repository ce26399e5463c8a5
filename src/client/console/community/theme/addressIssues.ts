import type { FieldSchema } from "../../../../schema/document";

/** Of a picture: ours, or on the web. */
const PICTURE = /^(https:\/\/|\/files\/|\/assets\/)/;

function addressPattern(schema: FieldSchema): RegExp | undefined {
  if (schema["x-kind"] === "image") return PICTURE;
  const { pattern } = schema;
  return typeof pattern === "string" && pattern.startsWith("^https") ? new RegExp(pattern, "u") : undefined;
}

/** Names of the fields whose address is none. */
export function addressIssues(
  properties: Readonly<Record<string, FieldSchema>>,
  values: Readonly<Record<string, unknown>>,
): readonly string[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const value = values[name];
    const pattern = typeof value === "string" && value !== "" ? addressPattern(schema) : undefined;
    return pattern && !pattern.test(String(value)) ? [name] : [];
  });
}
