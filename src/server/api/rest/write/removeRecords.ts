import type { Entity } from "../../../../schema/catalog";
import type { Actor } from "../../../access/session";
import { runStatement } from "../../../db/runStatement";
import { inTransaction } from "../../../db/spaceDb";
import type { Row } from "../serializers";
import { demandUnused } from "./inUse";
import {
  demandVersion,
  type Expected,
  inWrite,
  lockRecord,
  lockRecords,
  note,
  openWrite,
  tell,
  type Write,
} from "./recordWrites";
import { handleOf, type WriteContext } from "./writeContext";
import { deleteStatement, restoreStatement } from "./writeStatements";

/** Nobody can see what a deleted record's history holds, nor find the person whom it concerns. */
async function forgetPersonal({ context, entity }: Write, ids: readonly string[]): Promise<void> {
  await runStatement(context.database, {
    text: "update audit_log set personal = null where entity = $1 and record_id = any($2::uuid[]) and personal is not null",
    values: [entity.name, ids],
  });
}

/**
 * Deletes records, all or none; where the entity says so, only hides them.
 * @returns the records as they were; fewer where some ids are not there
 * @throws AppError `access.denied`, `record.inUse`, `record.conflict`
 */
export async function removeRecords(
  context: WriteContext,
  entity: Entity,
  actor: Actor,
  ids: readonly string[],
  { version }: Expected = {},
): Promise<readonly Row[]> {
  const call = openWrite(context, entity, actor, "delete");
  // Not `inWrite`: that a record is in use is no fault of one of its own fields.
  return inTransaction(context.database.kysely, async () => {
    const rows = await lockRecords(call, ids, { isForDelete: true });
    demandVersion(call, rows, version, null);
    for (const record of rows) {
      for (const hook of context.hooksOf(entity)) await hook.beforeDelete?.({ db: handleOf(context, record), record });
    }
    const found = rows.map((row) => String(row.id));
    if (entity.isSoftDeleted && rows.length > 0) await demandUnused(context.database, context.catalog, entity, found);
    await runStatement(context.database, deleteStatement(entity, found));
    await note(
      call,
      "delete",
      rows.map((row) => ({ record: entity.isSoftDeleted ? { ...row, version: Number(row.version) + 1 } : row, changes: {} })),
    );
    if (!entity.isSoftDeleted) await forgetPersonal(call, found);
    tell(call, "delete", rows);
    return rows;
  });
}

/**
 * Brings a hidden record back, for those who may delete it.
 * @throws AppError `access.denied`, `record.notFound`, `record.exists` where its unique values are taken meanwhile
 */
export async function restoreRecord(context: WriteContext, entity: Entity, actor: Actor, id: string): Promise<Row> {
  const call = openWrite(context, entity, actor, "delete");
  return inWrite(call, async () => {
    const hidden = await lockRecord(call, id, { liveness: "deleted" });
    const [record = hidden] = await runStatement<Row>(
      context.database,
      restoreStatement(context.catalog, entity, [String(hidden.id)]),
    );
    await note(call, "restore", [{ record, changes: {} }]);
    tell(call, "create", [record]);
    return record;
  });
}
