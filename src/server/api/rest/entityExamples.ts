import { ACCESS_KEYS, accessKeysOf } from "../../../schema/accessKeys";
import type { Entity, Field } from "../../../schema/catalog";
import { MS_PER_DAY } from "../../../shared/dates/msPerDay";
import type { Json, JsonObject } from "../../../shared/json";
import { EXAMPLE_ID, exampleOf } from "../openApi/exampleOf";
import { type WriteMode, writableFields } from "./forms";
import { newIssues, withDefaults } from "./write/body/recordRules";

const MOMENT = "2026-11-20T09:30:00.000Z";

const SYSTEM: Readonly<Record<string, Json>> = {
  id: EXAMPLE_ID,
  spaceId: "0193fd0a-7c1e-7000-8000-0000000000aa",
  createdAt: MOMENT,
  updatedAt: MOMENT,
  version: 3,
};

function exampleValue(field: Field): Json | undefined {
  if (field.isSystem) return SYSTEM[field.name] ?? exampleOf(field.apiSchema);
  const [target] = field.targets ?? [];
  return target ? `${target}/${EXAMPLE_ID}` : exampleOf(field.apiSchema);
}

function valuesOf(fields: readonly Field[]): JsonObject {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = exampleValue(field);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}

/** A record as it is answered. */
export function exampleRecord(fields: readonly Field[]): JsonObject {
  return valuesOf(fields);
}

/** The keys of the first of those who may write: not everybody who may writes every field. All keys where operations alone write. */
function writerKeys(entity: Entity, mode: WriteMode): readonly string[] {
  const [key] = [...entity.access].find(([, grants]) => grants[mode] !== false) ?? [];
  if (key === undefined) return ACCESS_KEYS;
  if (key === "mainAdmin") return accessKeysOf("community", "ADMINISTRATOR", true);
  const [space, role] = key.split(":");
  return role ? accessKeysOf(space === "suite" ? "suite" : "community", role, false) : [key];
}

/**
 * Bodies to choose an example from, the fullest first. Nobody writes every field of a record at once, nor names the
 * space but the back office.
 */
export function exampleBodies(entity: Entity, mode: WriteMode): readonly JsonObject[] {
  const writable = writableFields(entity, writerKeys(entity, mode), mode);
  const fields = writable.filter((field) => !field.isSystem && !field.reference?.isMany);
  const required = fields.filter((field) => field.isRequired && field.schema.default === undefined);
  if (mode === "create") return [withoutIssues(entity, inOrder(entity, valuesOf(fields))), inOrder(entity, valuesOf(required))];
  const [first] = fields.filter((field) => exampleValue(field) !== undefined);
  return first ? [valuesOf([first])] : [];
}

/** A value that comes so many steps after: days, or ones. */
function later(value: Json | undefined, steps: number): Json | undefined {
  if (typeof value === "number") return value + steps;
  if (typeof value !== "string" || Number.isNaN(Date.parse(value))) return value;
  // A date stays one, a moment too.
  return new Date(Date.parse(value) + steps * MS_PER_DAY).toISOString().slice(0, value.length);
}

/** The body with values in the order that the entity's rules ask for. */
function inOrder({ rules }: Entity, body: JsonObject): JsonObject {
  const values = new Map(Object.entries(body));
  for (const rule of rules) {
    const names = "ordered" in rule ? rule.ordered.filter((name) => values.has(name)) : [];
    for (const [index, name] of names.entries()) values.set(name, later(values.get(name), index) ?? null);
  }
  return Object.fromEntries(values);
}

/** The body without the fields that rules over the whole record refuse beside the others. */
function withoutIssues(entity: Entity, body: JsonObject): JsonObject {
  const faulty = new Set(newIssues(entity, undefined, withDefaults(entity, body)).map(({ path }) => path.split("/")[1]));
  const kept = Object.entries(body).filter(([name]) => !faulty.has(name));
  return kept.length === Object.keys(body).length ? body : withoutIssues(entity, Object.fromEntries(kept));
}
