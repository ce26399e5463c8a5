import type { Catalog, Entity } from "../../../../schema/catalog";
import type { JsonObject } from "../../../../shared/json";
import type { Actor } from "../../../access/session/session";
import type { Database } from "../../../db/database";
import { createSpaceDb, type SpaceDb } from "../../../db/query/spaceDb";
import type { ErasureCleanup } from "../../../erasure/erasureCleanup";
import type { EntityHook } from "../../../host/serverHost";
import type { RecordChange } from "../../../realtime/broadcaster";
import { createSerializers, type EntitySerializer, type Row } from "../serializers";
import type { ValidateBody } from "./body/bodyValidators";

/** What the generated writes work with. */
export interface WriteContext {
  readonly database: Database;
  readonly catalog: Catalog;
  readonly validate: ValidateBody;
  readonly serializerOf: (entity: Entity, keys: readonly string[]) => EntitySerializer;
  readonly hooksOf: (entity: Entity) => readonly EntityHook[];
  readonly spaceDb: (spaceId: string) => SpaceDb;
  /** Told of each written record after the commit. */
  readonly onChange?: (change: RecordChange) => void;
  /** What goes after the commit with a person who is erased: files' bytes, and traces that no reference leads to. */
  readonly erasureCleanup: ErasureCleanup;
}

export function createWriteContext({
  hooks,
  tenants,
  ...rest
}: Pick<WriteContext, "database" | "catalog" | "validate" | "onChange" | "erasureCleanup"> & {
  readonly tenants: ReadonlySet<string>;
  readonly hooks: readonly EntityHook[];
}): WriteContext {
  const grouped = new Map<string, EntityHook[]>();
  for (const hook of hooks) grouped.set(hook.entity, [...(grouped.get(hook.entity) ?? []), hook]);
  return {
    ...rest,
    serializerOf: createSerializers(),
    hooksOf: (entity) => grouped.get(entity.name) ?? [],
    spaceDb: (spaceId) => createSpaceDb(rest.database, tenants, spaceId),
  };
}

/** The hooks of a write that gives these fields. */
export function hooksFor(context: WriteContext, entity: Entity, given: readonly string[]): readonly EntityHook[] {
  return context.hooksOf(entity).filter(({ fields }) => fields?.some((name) => given.includes(name)) ?? true);
}

/** A handle on the record's own space; a space's own record (a company's) is its space. */
export function handleOf(context: WriteContext, record: Row): SpaceDb {
  return context.spaceDb(String(record.spaceId ?? record.id));
}

/** The record as the person may see it. */
export function presented(context: WriteContext, entity: Entity, actor: Actor, record: Row): JsonObject {
  return JSON.parse(context.serializerOf(entity, actor.accessKeys).one(record));
}
