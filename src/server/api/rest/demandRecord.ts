import { grantOf } from "../../../schema/accessKeys";
import type { Catalog, Entity } from "../../../schema/catalog";
import type { Action } from "../../../schema/document";
import { isId } from "../../../shared/ids";
import type { Actor } from "../../access/session/session";
import type { Database } from "../../db/database";
import { runStatement } from "../../db/runStatement";
import { absent } from "./absent";
import { demand, scopeOf } from "./recordAccess";
import { reachStatement } from "./write/statements/writeStatements";

interface Options {
  readonly catalog: Catalog;
  readonly database: Database;
}

/** Those of the records that the actor may act upon. @throws AppError `access.denied` where it may act upon none */
export async function reachableIds(
  { catalog, database }: Options,
  entity: Entity,
  actor: Actor,
  { ids, action }: { readonly ids: readonly string[]; readonly action: Action },
): Promise<readonly string[]> {
  const scope = scopeOf(catalog, entity, actor, demand(entity, actor, action));
  const rows = await runStatement<{ readonly id: string }>(database, reachStatement(entity, { ids: ids.filter(isId), scope }));
  return rows.map(({ id }) => id);
}

/**
 * Refuses what the actor may not do with a record; one out of reach is as good as absent. Deleted records are there
 * for those who may delete.
 * @throws AppError `access.denied`, `record.notFound`
 */
export async function demandRecord(
  { catalog, database }: Options,
  entity: Entity,
  actor: Actor,
  { id, action }: { readonly id: string; readonly action: Action },
): Promise<void> {
  const scope = scopeOf(catalog, entity, actor, demand(entity, actor, action));
  const liveness = grantOf(entity, actor.accessKeys, "delete") ? "any" : "live";
  const statement = reachStatement(entity, { ids: isId(id) ? [id] : [], scope, liveness });
  const reached = await runStatement(database, statement);
  if (reached.length !== 1) throw absent(entity);
}
