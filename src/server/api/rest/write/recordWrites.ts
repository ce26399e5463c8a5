import type { Entity } from "../../../../schema/catalog";
import type { Action } from "../../../../schema/document";
import { AppError } from "../../../../shared/errors";
import { isId } from "../../../../shared/ids";
import type { Json } from "../../../../shared/json";
import { portionsOf } from "../../../../shared/portionsOf";
import type { Actor } from "../../../access/session/session";
import { runStatement } from "../../../db/runStatement";
import { afterCommit, inTransaction } from "../../../db/transaction";
import type { ChangeAction, RecordChange } from "../../../realtime/broadcaster";
import { absent } from "../absent";
import { authorOf, demand, type ListScope, scopeOf } from "../recordAccess";
import type { Row } from "../serializers";
import { atRecords, type Writer } from "./atRecords";
import { holdOwners } from "./references/frozenOwners";
import { translateWriteError } from "./references/writeFaults";
import { type AuditAction, type AuditEntry, auditStatement } from "./statements/audit";
import { holdStatement, type Lock, lockStatement, reachStatement } from "./statements/writeStatements";
import { presented, type WriteContext } from "./writeContext";

/** The version that the caller has seen, of each record where several are meant, by their ids. */
export type ExpectedVersion = number | Readonly<Record<string, number>> | undefined;

export interface Precondition {
  /** Version that the caller has seen. @default any */
  readonly version?: ExpectedVersion;
}

/** One call of the generated writes: who does what, and upon which records. */
export interface Write extends Writer {
  readonly scope: ListScope;
}

/** Rows that a statement writes: what else the server has to do comes between them. */
export const PORTION = 500;
/** Events that are sent at once. */
const TOLD_AT_ONCE = 250;

/** @throws AppError `access.denied` */
export function openWrite(context: WriteContext, entity: Entity, actor: Actor, action: Action): Write {
  const grant = demand(entity, actor, action);
  return { context, entity, actor, action, scope: scopeOf(context.catalog, entity, actor, grant) };
}

/** All or nothing; what a constraint refuses becomes an issue of its field. */
export async function inWrite<T>({ context, entity }: Write, work: () => Promise<T>): Promise<T> {
  try {
    return await inTransaction(context.database.kysely, work);
  } catch (error) {
    throw translateWriteError(entity, error);
  }
}

type LockOptions = Pick<Lock, "liveness" | "isForDelete">;

/** Locks and reads the records that the actor may touch; those of others are as good as absent. */
export async function lockRecords(
  { context, entity, scope }: Write,
  ids: readonly string[],
  options: LockOptions = {},
): Promise<readonly Row[]> {
  const lock = { ids: ids.filter(isId), scope, ...options };
  await holdOwners(context.database, context.catalog, entity, lock.ids);
  const hasLinks = [...entity.fields.values()].some((field) => field.reference?.isMany);
  if (hasLinks) await runStatement(context.database, holdStatement(entity, lock));
  return runStatement<Row>(context.database, lockStatement(context.catalog, entity, lock));
}

/** The one record of a call. @throws AppError `record.notFound` */
export async function lockRecord(write: Write, id: string, options: LockOptions = {}): Promise<Row> {
  const [record] = await lockRecords(write, [id], options);
  if (!record) throw absent(write.entity);
  return record;
}

/** The records as they are now, whether or not the actor still reaches them: hooks may have gone on writing. */
export function rereadRecords(write: Write, ids: readonly string[]): Promise<readonly Row[]> {
  return lockRecords({ ...write, scope: { ...write.scope, narrow: undefined } }, ids);
}

function isStale(row: Row, expected: ExpectedVersion): boolean {
  const version = typeof expected === "object" ? expected[String(row.id)] : expected;
  return version !== undefined && row.version !== version;
}

/**
 * Refuses to write upon a version that the caller has not seen.
 * @throws AppError `record.conflict`, with the record as it is now and what was to be written
 */
export function demandVersion(write: Write, rows: readonly Row[], expected: ExpectedVersion, proposed: unknown): void {
  const changed = rows.filter((row) => isStale(row, expected));
  const [first] = changed;
  if (!first) return;
  const { context, entity, actor } = write;
  const current = presented(context, entity, actor, first);
  const error = new AppError("record.conflict", { extensions: { current, proposed: (proposed ?? null) as Json } });
  throw atRecords(write, changed, error);
}

/**
 * Refuses to write records out of one's own reach.
 * @param rows the records as they were, which the failure names; none where they are new
 * @throws AppError `access.denied`
 */
export async function demandReach(write: Write, ids: readonly string[], rows: readonly Row[] = []): Promise<void> {
  const { context, entity, scope } = write;
  if (!scope.narrow) return;
  const statement = reachStatement(entity, { ids, scope, liveness: "any" });
  const reached = await runStatement<{ id: string }>(context.database, statement);
  if (reached.length === ids.length) return;
  const within = new Set(reached.map(({ id }) => id));
  const lost = rows.filter(({ id }) => !within.has(String(id)));
  throw atRecords(write, lost, new AppError("access.denied"));
}

/** Notes an action on records in the audit log. */
export async function note(
  { context, entity, actor }: Write,
  action: AuditAction,
  entries: readonly AuditEntry[],
): Promise<void> {
  for (const portion of portionsOf(entries, PORTION))
    await runStatement(context.database, auditStatement(entity, authorOf(actor), action, portion));
}

/** What a write is to those who see others' shared records only: what comes to be shared is new to them. */
function sharedAction({ shared }: Entity, action: ChangeAction, before: Row, after: Row): Pick<RecordChange, "sharedAction"> {
  if (shared === undefined) return {};
  const was = action !== "create" && before[shared] === true;
  const is = action !== "delete" && after[shared] === true;
  if (was) return { sharedAction: is ? "update" : "delete" };
  return is ? { sharedAction: "create" } : {};
}

/** Sends a portion; what else the server has to do comes before the next. */
function sendInTurns([first = [], ...others]: readonly (readonly RecordChange[])[], send: (change: RecordChange) => void): void {
  for (const change of first) send(change);
  if (others.length > 0) setImmediate(sendInTurns, others, send);
}

/** Tells of written records, once they are. @param before the records as they were, where that is known */
export function notifyChange(
  { context, entity, actor }: Write,
  action: ChangeAction,
  records: readonly Row[],
  before: readonly Row[] = records,
): void {
  const { onChange } = context;
  if (!onChange) return;
  const changes = records.map((record, index) => ({
    entity,
    id: String(record.id),
    version: Number(record.version),
    action,
    ...sharedAction(entity, action, before[index] ?? record, record),
    spaceId: typeof record.spaceId === "string" ? record.spaceId : undefined,
    accountId: actor.accountId,
  }));
  afterCommit(() => sendInTurns(portionsOf(changes, TOLD_AT_ONCE), onChange));
}
