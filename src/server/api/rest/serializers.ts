import fastJson from "fast-json-stringify";
import type { Entity, Field } from "../../../schema/catalog";
import type { ColumnType } from "../../../schema/fieldKind";
import { answeredFields, listedFields } from "./visibleFields";

export type Row = Readonly<Record<string, unknown>>;

export interface EntitySerializer {
  readonly one: (row: Row) => string;
  readonly many: (rows: readonly Row[]) => string;
}

const JSON_TYPES: Readonly<Record<ColumnType, object>> = {
  text: { type: "string" },
  uuid: { type: "string" },
  date: { type: "string" },
  timestamptz: { type: "string" },
  integer: { type: "integer" },
  bigint: { type: "integer" },
  numeric: { type: "number" },
  "double precision": { type: "number" },
  boolean: { type: "boolean" },
  jsonb: {},
  "text[]": { type: "array", items: { type: "string" } },
  "uuid[]": { type: "array", items: { type: "string" } },
};

function recordSchema(fields: readonly Field[]) {
  const properties = Object.fromEntries(fields.map(({ name, kind }) => [name, { ...JSON_TYPES[kind.column], nullable: true }]));
  return { type: "object", properties } as const;
}

function compile(entity: Entity, keys: readonly string[]): EntitySerializer {
  const one = fastJson(recordSchema(answeredFields(entity, keys)));
  const many = fastJson({ type: "array", items: recordSchema(listedFields(entity, keys)) });
  return { one, many: (rows) => many([...rows]) };
}

/** Compiled serialisers by entity and access keys: what a schema does not show to a person can't leave. */
export function createSerializers(): (entity: Entity, keys: readonly string[]) => EntitySerializer {
  const compiled = new Map<string, EntitySerializer>();
  return (entity, keys) => {
    const key = `${entity.name}|${keys.join()}`;
    const known = compiled.get(key) ?? compile(entity, keys);
    compiled.set(key, known);
    return known;
  };
}
