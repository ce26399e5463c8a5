import type { Entity } from "../../../schema/catalog";
import { AppError } from "../../../shared/errors";
import { isId } from "../../../shared/ids";
import type { JsonObject } from "../../../shared/json";
import type { Actor } from "../../access/session";
import { runStatement } from "../../db/runStatement";
import { inTransaction, type SpaceDb } from "../../db/spaceDb";
import { authorOf, demand, isOwn } from "./recordAccess";
import type { Row } from "./serializers";
import type { WriteContext } from "./writeContext";
import { translateWriteError } from "./writeFaults";
import { type AuditEntry, auditable, auditStatement, deleteStatement, lockStatement, updateStatement } from "./writeStatements";

/** Locks the records that the actor may touch; those of others are as good as absent. */
async function lock(
  { database }: WriteContext,
  entity: Entity,
  actor: Actor,
  ids: readonly string[],
  grant: true | "own",
): Promise<readonly Row[]> {
  const rows = await runStatement<Row>(database, lockStatement(entity, ids.filter(isId), authorOf(actor)));
  return grant === "own" ? rows.filter((row) => isOwn(entity, actor, row)) : rows;
}

function audit({ database }: WriteContext, entity: Entity, actor: Actor, record: Row, entry: AuditEntry): Promise<unknown> {
  return runStatement(database, auditStatement(entity, String(record.id), authorOf(actor), entry));
}

/** A handle on the record's own space; a space's own record (a company's) is its space. */
function handleOf(context: WriteContext, record: Row): SpaceDb {
  return context.spaceDb(String(record.spaceId ?? record.id));
}

async function change(context: WriteContext, entity: Entity, actor: Actor, before: Row, changes: JsonObject): Promise<Row> {
  if (Object.keys(changes).length === 0) return before;
  const [record] = await runStatement<Row>(context.database, updateStatement(entity, String(before.id), changes));
  if (!record) throw new AppError("record.notFound");
  const differences = Object.fromEntries(Object.keys(changes).map((name) => [name, { from: before[name], to: record[name] }]));
  await audit(context, entity, actor, record, { action: "update", changes: auditable(entity, differences) });
  for (const hook of context.hooksOf(entity)) await hook.afterUpdate?.({ db: handleOf(context, record), record });
  return record;
}

/**
 * Changes records, all or none.
 * @returns the changed records; fewer where some ids are not there
 * @throws AppError `access.denied`, `request.invalid`, `record.exists`
 */
export async function updateRecords(
  context: WriteContext,
  entity: Entity,
  actor: Actor,
  ids: readonly string[],
  body: unknown,
): Promise<readonly Row[]> {
  const grant = demand(entity, actor, "update");
  const changes = context.validate(entity, actor.accessKeys, "update", body);
  try {
    return await inTransaction(context.database.kysely, async () => {
      const changed: Row[] = [];
      for (const row of await lock(context, entity, actor, ids, grant))
        changed.push(await change(context, entity, actor, row, changes));
      return changed;
    });
  } catch (error) {
    throw translateWriteError(entity, error);
  }
}

/**
 * Deletes records, all or none.
 * @returns the records as they were; fewer where some ids are not there
 * @throws AppError `access.denied`, `record.inUse`
 */
export async function removeRecords(
  context: WriteContext,
  entity: Entity,
  actor: Actor,
  ids: readonly string[],
): Promise<readonly Row[]> {
  const grant = demand(entity, actor, "delete");
  return inTransaction(context.database.kysely, async () => {
    const rows = await lock(context, entity, actor, ids, grant);
    for (const record of rows) {
      for (const hook of context.hooksOf(entity)) await hook.beforeDelete?.({ db: handleOf(context, record), record });
    }
    const found = rows.map((row) => String(row.id));
    await runStatement(context.database, deleteStatement(entity, found));
    for (const record of rows) await audit(context, entity, actor, record, { action: "delete", changes: {} });
    return rows;
  });
}
