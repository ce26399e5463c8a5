import type { Entity } from "../../../schema/catalog";
import type { Database } from "../../db/database";
import { createSpaceDb, type SpaceDb } from "../../db/spaceDb";
import type { EntityHook } from "../../host/serverHost";
import type { ValidateBody } from "./bodyValidators";

/** What the generated writes work with. */
export interface WriteContext {
  readonly database: Database;
  readonly validate: ValidateBody;
  readonly hooksOf: (entity: Entity) => readonly EntityHook[];
  readonly spaceDb: (spaceId: string) => SpaceDb;
}

export function createWriteContext({
  database,
  tenants,
  hooks,
  validate,
}: {
  readonly database: Database;
  readonly tenants: ReadonlySet<string>;
  readonly hooks: readonly EntityHook[];
  readonly validate: ValidateBody;
}): WriteContext {
  const grouped = new Map<string, EntityHook[]>();
  for (const hook of hooks) grouped.set(hook.entity, [...(grouped.get(hook.entity) ?? []), hook]);
  return {
    database,
    validate,
    hooksOf: (entity) => grouped.get(entity.name) ?? [],
    spaceDb: (spaceId) => createSpaceDb(database.kysely, tenants, spaceId),
  };
}
