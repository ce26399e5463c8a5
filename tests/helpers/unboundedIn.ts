type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null && !Array.isArray(value);
const CLOSED_FORMATS = new Set(["uuid", "date", "date-time"]);
/** Anchored at both ends, with nothing in it that goes on for ever. */
const isClosedPattern = (pattern: unknown) =>
  typeof pattern === "string" && /^\^.*\$$/.test(pattern) && !/(?<!\\)[*+]|\{\d+,\}/.test(pattern);

function isClosedText(schema: Schema): boolean {
  if (schema.maxLength !== undefined || schema.enum !== undefined || schema.const !== undefined) return true;
  return CLOSED_FORMATS.has(String(schema.format)) || isClosedPattern(schema.pattern);
}

/** A list whose values are compared with one another: scalars by a hash, others each with each. */
function comparesTooMany({ uniqueItems, items, maxItems }: Schema): boolean {
  const type = isSchema(items) ? items.type : undefined;
  const isScalar = typeof type === "string" && type !== "object" && type !== "array";
  return uniqueItems === true && !isScalar && Number(maxItems) > 200;
}

function issuesOfOne(schema: Schema, types: readonly unknown[]): readonly string[] {
  const faults: string[] = [];
  if (types.includes("string") && !isClosedText(schema)) faults.push("a text without maxLength");
  if (types.includes("array")) {
    if (schema.maxItems === undefined) faults.push("a list without maxItems");
    if (!isSchema(schema.items) || Object.keys(schema.items).length === 0) faults.push("a list of anything");
    if (comparesTooMany(schema)) faults.push("a long list whose items are compared each with each");
  }
  const isClosed = schema.additionalProperties === false || schema.maxProperties !== undefined;
  if (types.includes("object") && !isClosed) faults.push("an open object without maxProperties");
  return faults;
}

/** Schemas that hold for a part of what this one speaks of, or for all of it beside this one. */
function innerOf(schema: Schema): readonly (readonly [string, Schema])[] {
  const named = ["properties", "patternProperties", "$defs"].flatMap((key) =>
    Object.entries(schema[key] ?? {}).map(([name, one]) => [`${key}/${name}`, one]),
  );
  const single = ["items", "additionalProperties"].map((key) => [key, schema[key]]);
  const listed = ["anyOf", "oneOf"].flatMap((key) =>
    ((schema[key] as unknown[] | undefined) ?? []).map((one, index) => [`${key}/${index}`, one]),
  );
  return [...named, ...single, ...listed].filter((pair): pair is [string, Schema] => isSchema(pair[1]));
}

/** What of a body's schema says no end: places with what they lack. */
export function unboundedIn(schema: Schema, at = ""): readonly string[] {
  const types = [schema.type].flat();
  const own = issuesOfOne(schema, types).map((fault) => `${at || "/"}: ${fault}`);
  return [...own, ...innerOf(schema).flatMap(([name, inner]) => unboundedIn(inner, `${at}/${name}`))];
}
