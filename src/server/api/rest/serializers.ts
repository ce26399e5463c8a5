import fastJson from "fast-json-stringify";
import type { Entity } from "../../../schema/catalog";
import type { ColumnType } from "../../../schema/fieldKind";
import { visibleFields } from "./visibleFields";

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
};

function compile(entity: Entity, keys: readonly string[]): EntitySerializer {
  const properties = Object.fromEntries(
    visibleFields(entity, keys).map((field) => [field.name, { ...JSON_TYPES[field.kind.column], nullable: true }]),
  );
  const record = { type: "object", properties } as const;
  const one = fastJson(record);
  const many = fastJson({ type: "array", items: record });
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
