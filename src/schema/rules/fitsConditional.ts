import type { Conditional, FieldSchema } from "../document";

type Values = Readonly<Record<string, unknown>>;

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Nothing where the schema says more than a plain comparison can tell. */
function fits(schema: FieldSchema, value: unknown): boolean | undefined {
  const { const: constant, enum: choices, not, ...more } = schema;
  if (Object.keys(more).length > 0 || typeof constant === "object") return undefined;
  if (!isThere(value)) return true;
  const isExcluded = not === undefined ? false : fits(not as FieldSchema, value);
  if (isExcluded === undefined) return undefined;
  const isConstant = constant === undefined || constant === value;
  return !isExcluded && isConstant && (choices === undefined || (choices as readonly unknown[]).includes(value));
}

/**
 * Whether values fit a condition, as the server's validator says it; told without one, where the browser has none.
 * @returns nothing where it takes a validator to tell
 */
export function fitsConditional({ required = [], properties = {} }: Conditional, values: Values): boolean | undefined {
  if (!required.every((name) => isThere(values[name]))) return false;
  const verdicts = Object.entries(properties).map(([name, schema]) => fits(schema, values[name]));
  if (verdicts.includes(false)) return false;
  return verdicts.includes(undefined) ? undefined : true;
}
