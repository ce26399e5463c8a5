import { isWritable } from "../../../schema/accessKeys";
import type { Entity } from "../../../schema/catalog";
import { AppError } from "../../../shared/errors";
import type { JsonObject } from "../../../shared/json";
import type { Actor } from "../../access/session/session";
import type { Database } from "../../db/database";
import { runStatement } from "../../db/runStatement";
import { demandRecord } from "./demandRecord";
import { type HistoryEntry, type LogRow, recordAfter, toHistoryEntry } from "./history";
import type { Row } from "./serializers";
import { applyChanges, newValues } from "./write/changeRecords";
import { demandVersion, inWrite, lockRecord, openWrite, type Precondition } from "./write/recordWrites";
import type { WriteContext } from "./write/writeContext";

export interface HistoryPage {
  readonly offset: number;
  readonly limit: number;
}

const COLUMNS = `l.id, l.at, l.action, l.version, l.account_id, l.changes, l.personal, coalesce(
    (select concat_ws(' ', r.name, r.surname) from staff_role r where r.account_id = l.account_id and r.space_id = l.space_id limit 1),
    (select m.nickname from member m where m.account_id = l.account_id and m.space_id = l.space_id limit 1)) as author,
  (select a.is_backoffice from account a where a.id = l.account_id) as is_backoffice`;

/** What changes a record. That it was sent, shared or taken out is told by the activity log alone. */
const CHANGING = ["create", "update", "restore", "transition", "delete", "erase"];
const OF_RECORD = `l.entity = $1 and l.record_id = $2::uuid and l.action in (${CHANGING.map((action) => `'${action}'`).join(", ")})`;

/**
 * A page of what happened to a record, newest first, and how much there is in all.
 * @throws AppError `access.denied`, `record.notFound`
 */
export async function readHistory(
  context: WriteContext,
  entity: Entity,
  actor: Actor,
  { id, offset, limit }: HistoryPage & { readonly id: string },
): Promise<{ readonly entries: readonly HistoryEntry[]; readonly total: number }> {
  await demandRecord(context, entity, actor, { id, action: "read" });
  const rows = await runStatement<LogRow & { readonly total: number }>(context.database, {
    name: "history",
    text: `select ${COLUMNS}, (select count(*)::int from audit_log l where ${OF_RECORD}) as total
      from audit_log l where ${OF_RECORD} order by l.id desc limit $3::integer offset $4::integer`,
    values: [entity.name, id, limit, offset],
  });
  const entries = rows.map((row) => toHistoryEntry(entity, actor.accessKeys, row));
  return { entries, total: rows[0]?.total ?? 0 };
}

/** The entries after one of a record's, newest first. @throws AppError `record.notFound` where it is none of them */
async function laterEntries(database: Database, entity: Entity, id: unknown, entry: number): Promise<readonly LogRow[]> {
  const rows = await runStatement<LogRow>(database, {
    text: `select l.id, l.action, l.changes, l.personal from audit_log l
      where ${OF_RECORD} and l.id >= $3::bigint order by l.id desc`,
    values: [entity.name, id, entry],
  });
  if (rows.at(-1)?.id !== entry) throw new AppError("record.notFound");
  return rows.slice(0, -1);
}

/**
 * Writes a record as it was after an entry of its history: an ordinary update, of the fields that the person may write.
 * @throws AppError `record.notFound`, and whatever an update throws
 */
export async function restoreEntry(
  context: WriteContext,
  entity: Entity,
  actor: Actor,
  { id, entry, version }: Precondition & { readonly id: string; readonly entry: number },
): Promise<Row> {
  const call = openWrite(context, entity, actor, "update");
  const { accessKeys } = actor;
  return inWrite(call, async () => {
    const now = await lockRecord(call, id);
    const then = recordAfter(entity, now, await laterEntries(context.database, entity, now.id, entry));
    const names = [...entity.fields.values()]
      .filter((field) => isWritable(field, accessKeys, "update") && !field.isWriteOnly)
      .map((field) => field.name)
      .filter((name) => JSON.stringify(then[name] ?? null) !== JSON.stringify(now[name] ?? null));
    const body = Object.fromEntries(names.map((name) => [name, then[name] ?? null])) as JsonObject;
    demandVersion(call, [now], version, body);
    const values = await newValues(entity, context.validate(entity, accessKeys, "update", body));
    const [record = now] = await applyChanges(call, [now], values);
    return record;
  });
}
