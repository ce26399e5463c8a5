import { grantOf } from "../../../../schema/accessKeys";
import type { Entity } from "../../../../schema/catalog";
import { AppError } from "../../../../shared/errors";
import { newId } from "../../../../shared/ids";
import type { JsonObject } from "../../../../shared/json";
import type { Recent } from "../../../access/session/recentActorOf";
import { type Actor, SPACE_KIND } from "../../../access/session/session";
import { runStatement } from "../../../db/runStatement";
import { ownerValue } from "../ownership";
import { authorOf, scopeOf } from "../recordAccess";
import { ownSelector } from "../selection";
import type { Row } from "../serializers";
import { demandRules } from "./body/demandRules";
import { withDefaults } from "./body/recordRules";
import { applyChanges, newValues } from "./changeRecords";
import { completerFor } from "./completedValues";
import { demandReach, inWrite, lockRecord, notifyChange, openWrite, rereadRecords, type Write } from "./recordWrites";
import { demandOpenOwners, mayBeFrozen } from "./references/frozenOwners";
import { demandLive, needsLiveCheck } from "./references/liveReferences";
import { demandReachable } from "./references/reachableReferences";
import { translateWriteError } from "./references/writeFaults";
import { insertStatement, type NewRecord } from "./statements/insertStatement";
import { hooksFor, type WriteContext } from "./writeContext";

/**
 * The space that a new record belongs to: the session's, or the one that the back office names.
 * A community's session never writes rows of a company, nor the other way round.
 */
function spaceOf(entity: Entity, actor: Actor, body: JsonObject): string | undefined {
  if (entity.scope === "global") return undefined;
  if (actor.kind === "backoffice") return String(body.spaceId);
  const isFitting = entity.scope === "space" || entity.scope === SPACE_KIND[actor.kind];
  if (!isFitting) throw new AppError("access.denied");
  return actor.spaceId;
}

function requiredRow(row: Row | undefined): Row {
  if (!row) throw new AppError("server.unexpected");
  return row;
}

/** The values with their owner: the actor, unless one who sees everybody's records names another. */
function withOwner(entity: Entity, actor: Actor, values: Row): Row {
  const owner = ownerValue(entity, actor);
  if (entity.owner === undefined || owner === undefined) return values;
  const isGiven = values[entity.owner] !== undefined && grantOf(entity, actor.accessKeys, "read") === true;
  return isGiven ? values : { ...values, [entity.owner]: owner };
}

/** @returns the row; none where the guard refuses */
async function insert({ context, entity, actor }: Write, record: NewRecord, guard?: Recent["guard"]): Promise<Row | undefined> {
  const statement = insertStatement(context.catalog, entity, record, authorOf(actor), guard);
  const [row] = await runStatement<Row>(context.database, statement);
  // What the statement answers of links is from before they were written.
  const links = Object.entries(record.values).filter(([name]) => entity.fields.get(name)?.reference?.isMany);
  return row && links.length > 0 ? { ...row, ...Object.fromEntries(links) } : row;
}

/** What the actor creates stays within its reach: where its role reads selected records alone, it selects this one as well. */
async function select({ context, entity, actor, scope }: Write, id: string): Promise<void> {
  const selector = scope.narrow && ownSelector(context.catalog, entity, actor);
  if (!selector || actor.subjectId === undefined) return;
  const { role, field } = selector;
  const call: Write = { context, entity: role, actor, action: "update", scope: { spaceId: actor.spaceId, narrow: undefined } };
  const record = await lockRecord(call, actor.subjectId);
  const selected = [...((record[field.name] ?? []) as readonly string[]), id];
  await applyChanges(call, [record], await newValues(role, { [field.name]: selected }));
}

/** With hooks before and after, and what must be asked of the database, in one transaction with the insert. */
function insertWithin(call: Write, { id, spaceId, values }: NewRecord): Promise<Row> {
  const { context, entity, actor } = call;
  const hooks = hooksFor(context, entity, Object.keys(values));
  return inWrite(call, async () => {
    await demandReachable(call, values);
    await demandOpenOwners(context.database, context.catalog, entity, [values]);
    const db = context.spaceDb(spaceId ?? id);
    let complete = values;
    for (const hook of hooks) complete = (await hook.beforeCreate?.({ db, id, values: complete })) ?? complete;
    await demandLive(context.database, context.catalog, entity, complete);
    const record = requiredRow(await insert(call, { id, spaceId, values: complete }));
    for (const hook of hooks) await hook.afterCreate?.({ db, record, actor });
    await select(call, id);
    await demandReach(call, [id]);
    notifyChange(call, "create", [record]);
    if (hooks.length === 0) return record;
    // Hooks may have completed the row; what is answered is what is there.
    const [current = record] = await rereadRecords(call, [id]);
    return current;
  });
}

/** One statement, hence no transaction to be opened. @returns the row; none where the guard refuses */
async function insertAlone(call: Write, record: NewRecord, guard?: Recent["guard"]): Promise<Row | undefined> {
  try {
    const row = await insert(call, record, guard);
    if (row) notifyChange(call, "create", [row]);
    return row;
  } catch (error) {
    throw translateWriteError(call.entity, error);
  }
}

/** Who reads selected records alone creates none beyond them. */
function withinSelection(call: Write): Write {
  const { context, entity, actor } = call;
  const reach = grantOf(entity, actor.accessKeys, "read");
  if (typeof reach === "boolean" || !reach.includes("selected")) return call;
  return { ...call, scope: scopeOf(context.catalog, entity, actor, reach) };
}

function isPlain({ context, entity, scope }: Write, values: Row): boolean {
  const isHooked = hooksFor(context, entity, Object.keys(values)).some((hook) => hook.beforeCreate ?? hook.afterCreate);
  return !isHooked && !scope.narrow && !mayBeFrozen(entity, values) && !needsLiveCheck(context.catalog, entity, values);
}

interface PreparedRecord {
  readonly call: Write;
  readonly record: NewRecord;
  /** Whether one statement will do. */
  readonly isAlone: boolean;
}

async function prepare(context: WriteContext, entity: Entity, actor: Actor, body: unknown): Promise<PreparedRecord> {
  const call = withinSelection(openWrite(context, entity, actor, "create"));
  const { spaceId: _named, ...given } = context.validate(entity, actor.accessKeys, "create", body);
  const [id, spaceId] = [newId(), spaceOf(entity, actor, body as JsonObject)];
  const complete = await completerFor(context, entity, { spaceId: spaceId ?? id, fields: Object.keys(given) });
  const { stored: values, ...checked } = await newValues(entity, withOwner(entity, actor, complete?.(given) ?? given));
  demandRules(entity, undefined, withDefaults(entity, checked.given));
  const record = { id, spaceId, values };
  return { call, record, isAlone: isPlain(call, values) };
}

/** Whether one statement may do for some body: what is hashed, or has hooks in any case, would be prepared twice. */
function mayBeAlone(context: WriteContext, entity: Entity): boolean {
  const isHooked = context.hooksOf(entity).some((hook) => !hook.fields && (hook.beforeCreate ?? hook.afterCreate));
  return !isHooked && ![...entity.fields.values()].some((field) => field.isWriteOnly);
}

/** @throws AppError `access.denied`, `request.invalid`, `record.exists` */
export async function createRecord(context: WriteContext, entity: Entity, actor: Actor, body: unknown): Promise<Row> {
  const { call, record, isAlone } = await prepare(context, entity, actor, body);
  return requiredRow(await (isAlone ? insertAlone : insertWithin)(call, record));
}

/**
 * Creates a record for who somebody was a moment ago, in one statement that asks whether they still are: reading the
 * actor first would take as long again.
 * @returns the row; none where they are not, where it takes more than one statement, or where the body is refused for
 *   them: nothing is written then, and what it is has to be said of the actor as it is
 * @throws AppError `record.exists`, or what else the database refuses; never tried again, since a write whose connection
 *   was cut may have been done
 */
export async function createByRecent(
  context: WriteContext,
  entity: Entity,
  { actor, guard }: Recent,
  body: unknown,
): Promise<Row | undefined> {
  if (!mayBeAlone(context, entity)) return undefined;
  const prepared = await prepare(context, entity, actor, body).catch(() => undefined);
  return prepared?.isAlone ? insertAlone(prepared.call, prepared.record, guard) : undefined;
}
