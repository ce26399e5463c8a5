import type { Entity } from "../../../../schema/catalog";
import type { Action, Grant } from "../../../../schema/document";
import { AppError } from "../../../../shared/errors";
import { isId } from "../../../../shared/ids";
import type { Json } from "../../../../shared/json";
import type { Actor } from "../../../access/session";
import { runStatement } from "../../../db/runStatement";
import { afterCommit, inTransaction } from "../../../db/spaceDb";
import type { RecordChange } from "../../../realtime/realtime";
import { authorOf, demand, type ListScope, scopeOf } from "../recordAccess";
import type { Row } from "../serializers";
import { type AuditAction, type AuditEntry, auditStatement } from "./audit";
import { presented, type WriteContext } from "./writeContext";
import { translateWriteError } from "./writeFaults";
import { holdStatement, type Lock, lockStatement, reachStatement } from "./writeStatements";

export interface Expected {
  /** Version that the caller has seen. @default any */
  readonly version?: number | undefined;
}

/** One call of the generated writes: who does what, and upon which records. */
export interface Write {
  readonly context: WriteContext;
  readonly entity: Entity;
  readonly actor: Actor;
  readonly scope: ListScope;
}

/** @throws AppError `access.denied` */
export function openWrite(context: WriteContext, entity: Entity, actor: Actor, action: Action): Write {
  const grant: Exclude<Grant, false> = demand(entity, actor, action);
  return { context, entity, actor, scope: scopeOf(context.catalog, entity, actor, grant) };
}

/** All or nothing; what a constraint refuses becomes a fault of its field. */
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
  const hasLinks = [...entity.fields.values()].some((field) => field.reference?.isMany);
  if (hasLinks) await runStatement(context.database, holdStatement(entity, lock));
  return runStatement<Row>(context.database, lockStatement(context.catalog, entity, lock));
}

/** The one record of a call. @throws AppError `record.notFound` */
export async function lockRecord(write: Write, id: string, options: LockOptions = {}): Promise<Row> {
  const [record] = await lockRecords(write, [id], options);
  if (!record) throw new AppError("record.notFound");
  return record;
}

/** The records as they are now, whether or not the actor still reaches them: hooks may have gone on writing. */
export function rereadRecords(write: Write, ids: readonly string[]): Promise<readonly Row[]> {
  return lockRecords({ ...write, scope: { ...write.scope, narrow: undefined } }, ids);
}

/**
 * Refuses to write upon a version that the caller has not seen.
 * @throws AppError `record.conflict`, with the record as it is now and what was to be written
 */
export function demandVersion(
  { context, entity, actor }: Write,
  rows: readonly Row[],
  expected: number | undefined,
  proposed: unknown,
): void {
  if (expected === undefined) return;
  const changed = rows.find((row) => row.version !== expected);
  if (!changed) return;
  const current = presented(context, entity, actor, changed);
  throw new AppError("record.conflict", { extensions: { current, proposed: (proposed ?? null) as Json } });
}

/** Refuses to write a record out of one's own reach. @throws AppError `access.denied` */
export async function demandReach({ context, entity, scope }: Write, ids: readonly string[]): Promise<void> {
  if (!scope.narrow) return;
  const [row] = await runStatement<{ reached: number }>(
    context.database,
    reachStatement(entity, { ids, scope, liveness: "any" }),
  );
  if (row?.reached !== ids.length) throw new AppError("access.denied");
}

/** Notes an action on records in the audit log. */
export async function note(
  { context, entity, actor }: Write,
  action: AuditAction,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await runStatement(context.database, auditStatement(entity, authorOf(actor), action, entries));
}

/** Tells of written records, once they are. */
export function tell({ context, entity, actor }: Write, action: RecordChange["action"], records: readonly Row[]): void {
  const { onChange } = context;
  if (!onChange) return;
  const changes = records.map((record) => ({
    entity,
    id: String(record.id),
    version: Number(record.version),
    action,
    spaceId: typeof record.spaceId === "string" ? record.spaceId : undefined,
    accountId: actor.accountId,
  }));
  afterCommit(() => {
    for (const change of changes) onChange(change);
  });
}
