import type { Json, JsonObject } from "../../shared/json";

/** @returns the value without what the schema doesn't name; the same object where there is nothing to leave out */
export type Cutter = (value: unknown) => unknown;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function arrayCutter(cutItem: Cutter): Cutter {
  return (value) => {
    if (!Array.isArray(value)) return value;
    let changed: unknown[] | undefined;
    for (const [position, item] of value.entries()) {
      const cut = cutItem(item);
      if (cut === item) continue;
      changed ??= [...value];
      changed[position] = cut;
    }
    return changed ?? value;
  };
}

/** @param cutUnnamed of values whose key isn't among the properties; nothing where such keys are left out */
function objectCutter(cutters: ReadonlyMap<string, Cutter>, cutUnnamed: Cutter | undefined): Cutter {
  return (value) => {
    if (!isObject(value)) return value;
    let changed: Record<string, unknown> | undefined;
    for (const key of Object.keys(value)) {
      const cutter = cutters.get(key) ?? cutUnnamed;
      const cut = cutter?.(value[key]);
      if (cutter && cut === value[key]) continue;
      changed ??= { ...value };
      if (cutter) changed[key] = cut;
      else delete changed[key];
    }
    return changed ?? value;
  };
}

const keep: Cutter = (value) => value;

/** An object that names properties has no others, unless it says that it's open. */
function unnamedCutter({ properties, additionalProperties, patternProperties }: JsonObject): Cutter | undefined {
  if (additionalProperties === false) return undefined;
  if (properties && additionalProperties === undefined && !patternProperties) return undefined;
  const [pattern] = Object.values((patternProperties ?? {}) as JsonObject);
  return cutterOf(isObject(additionalProperties) ? additionalProperties : pattern);
}

/** Whether an object may be of the branch: it has what is required, with the constants that tell the branches apart. */
function isOf(branch: Json, value: Readonly<Record<string, unknown>>): boolean {
  const { properties = {}, required = [] } = branch as {
    readonly properties?: JsonObject;
    readonly required?: readonly string[];
  };
  const isConstant = ([key, property]: [string, Json]) =>
    !isObject(property) || property.const === undefined || property.const === value[key];
  return required.every((key) => key in value) && Object.entries(properties).every(isConstant);
}

function anyCutter(branches: readonly Json[]): Cutter {
  const open = branches.filter((branch) => cutterOf(branch) !== keep).map((branch) => ({ branch, cut: cutterOf(branch) }));
  if (open.length === 0) return keep;
  return (value) => {
    const found = isObject(value) ? open.find(({ branch }) => isOf(branch, value)) : open[0];
    return found ? found.cut(value) : value;
  };
}

/**
 * Leaves out of answers what their contract doesn't name, so that a column that a handler spreads doesn't go out.
 * TypeBox's own `Clean` changes the value that it is given and takes no plain JSON Schema; `fast-json-stringify` writes
 * null as an empty text where the schema forgot it.
 *
 * @param schema JSON Schema of `properties`, `additionalProperties`, `patternProperties`, `items` and `anyOf`
 */
export function cutterOf(schema: Json | undefined): Cutter {
  if (!isObject(schema)) return keep;
  const { properties, items, anyOf } = schema as JsonObject;
  if (Array.isArray(anyOf)) return anyCutter(anyOf);
  if (items !== undefined) {
    const cutItem = cutterOf(items);
    return cutItem === keep ? keep : arrayCutter(cutItem);
  }
  const cutters = new Map(Object.entries((properties ?? {}) as JsonObject).map(([key, value]) => [key, cutterOf(value)]));
  const cutUnnamed = unnamedCutter(schema as JsonObject);
  const keepsAll = cutUnnamed === keep && [...cutters.values()].every((cutter) => cutter === keep);
  return keepsAll ? keep : objectCutter(cutters, cutUnnamed);
}
