import type { Entity } from "../../../../schema/catalog";
import { AppError } from "../../../../shared/errors";
import { portionsOf } from "../../../../shared/portionsOf";
import type { Actor } from "../../../access/session/session";
import { runStatement } from "../../../db/runStatement";
import { inTransaction } from "../../../db/transaction";
import type { Row } from "../serializers";
import { atRecord, atRecords } from "./atRecords";
import {
  demandVersion,
  inWrite,
  lockRecords,
  note,
  notifyChange,
  openWrite,
  PORTION,
  type Precondition,
  type Write,
} from "./recordWrites";
import { demandOpenOwners } from "./references/frozenOwners";
import { idsInUse } from "./references/inUse";
import { translateInUse, translateWriteError } from "./references/writeFaults";
import type { Changes } from "./statements/audit";
import { deleteStatement, restoreStatement } from "./statements/writeStatements";
import { handleOf, type WriteContext } from "./writeContext";
import { writeTogether } from "./writeTogether";

function idsOf(rows: readonly Row[]): readonly string[] {
  return rows.map(({ id }) => String(id));
}

/** Nobody can see what a deleted record's history holds, nor find the person whom it concerns. */
async function erasePersonal({ context, entity }: Write, ids: readonly string[]): Promise<void> {
  await runStatement(context.database, {
    text: "update audit_log set personal = null where entity = $1 and record_id = any($2::uuid[]) and personal is not null",
    values: [entity.name, ids],
  });
}

async function beforeDelete(call: Write, rows: readonly Row[]): Promise<void> {
  const { context, entity } = call;
  const hooks = context.hooksOf(entity).filter((hook) => hook.beforeDelete);
  if (hooks.length === 0) return;
  for (const record of rows) {
    const run = async () => {
      for (const hook of hooks) await hook.beforeDelete?.({ db: handleOf(context, record), record });
    };
    await atRecord(call, record, translateInUse, run);
  }
}

/** Refuses to hide records that others hold on to, as the database refuses to delete them. @throws AppError `record.inUse` */
async function demandUnused(call: Write, rows: readonly Row[]): Promise<void> {
  const { database, catalog } = call.context;
  const held = new Set(await idsInUse(database, catalog, call.entity, idsOf(rows)));
  const inUse = rows.filter(({ id }) => held.has(String(id)));
  if (inUse.length > 0) throw atRecords(call, inUse, new AppError("record.inUse"));
}

/** Takes the rows away, or hides them. @throws AppError `record.inUse` */
async function deleteOrHide(call: Write, rows: readonly Row[]): Promise<void> {
  const { context, entity } = call;
  const { database, catalog } = context;
  if (entity.isSoftDeleted) await demandUnused(call, rows);
  const blame = (ids: readonly string[]) => idsInUse(database, catalog, entity, ids);
  // All at once: records that hold on to one another go together.
  await writeTogether(call, rows, { translate: translateInUse, blame }, (ids) =>
    runStatement(database, deleteStatement(entity, ids)),
  );
}

/** What a record that is gone for good was called: nothing else tells it any more. Not what is somebody's own. */
function lastName({ isSoftDeleted, label, fields }: Entity, row: Row): Changes {
  const field = fields.get(label);
  const { [label]: from } = row;
  if (isSoftDeleted || typeof from !== "string" || !field || field.isPersonal || field.isSensitive) return {};
  return { [label]: { from, to: null } };
}

/**
 * Deletes records, all or none; where the entity says so, only hides them.
 * @returns the records as they were; fewer where some ids are not there
 * @throws AppError `access.denied`, `record.inUse`, `record.conflict`; what is wrong with a record names it (`atRecords`)
 */
export async function removeRecords(
  context: WriteContext,
  entity: Entity,
  actor: Actor,
  ids: readonly string[],
  { version }: Precondition = {},
): Promise<readonly Row[]> {
  const call = openWrite(context, entity, actor, "delete");
  // Not `inWrite`: that a record is in use is no fault of one of its own fields.
  return inTransaction(context.database.kysely, async () => {
    const rows = await lockRecords(call, ids, { isForDelete: true });
    if (rows.length === 0) return rows;
    demandVersion(call, rows, version, null);
    await demandOpenOwners(context.database, context.catalog, entity, rows);
    await beforeDelete(call, rows);
    await deleteOrHide(call, rows);
    await note(
      call,
      "delete",
      rows.map((row) => ({
        record: entity.isSoftDeleted ? { ...row, version: Number(row.version) + 1 } : row,
        changes: lastName(entity, row),
      })),
    );
    if (!entity.isSoftDeleted) await erasePersonal(call, idsOf(rows));
    notifyChange(call, "delete", rows);
    return rows;
  });
}

/**
 * Brings hidden records back, all or none, for those who may delete them.
 * @returns the records as they are now; fewer where some ids are not hidden, or not there
 * @throws AppError `access.denied`, `record.exists` where unique values of one are taken meanwhile, which it names
 */
export async function restoreRecords(
  context: WriteContext,
  entity: Entity,
  actor: Actor,
  ids: readonly string[],
): Promise<readonly Row[]> {
  const call = openWrite(context, entity, actor, "delete");
  const { database, catalog } = context;
  const translate = (thrown: unknown) => translateWriteError(entity, thrown);
  return inWrite(call, async () => {
    const hidden = await lockRecords(call, ids, { liveness: "deleted" });
    await demandOpenOwners(database, catalog, entity, hidden);
    const after = new Map<unknown, Row>();
    for (const portion of portionsOf(hidden, PORTION)) {
      const records = await writeTogether(call, portion, { translate }, (some) =>
        runStatement<Row>(database, restoreStatement(catalog, entity, some)),
      );
      await note(
        call,
        "restore",
        records.map((record) => ({ record, changes: {} })),
      );
      for (const record of records) after.set(record.id, record);
    }
    const restored = hidden.map((row) => after.get(row.id) ?? row);
    notifyChange(call, "create", restored);
    return restored;
  });
}
