import { isDeepStrictEqual } from "node:util";
import type { Entity, Field } from "../../../../schema/catalog";
import { withKeys } from "../../../../schema/keyValues";
import type { Json } from "../../../../shared/json";
import { portionsOf } from "../../../../shared/portionsOf";
import type { Actor } from "../../../access/session/session";
import { runStatement } from "../../../db/runStatement";
import type { Row } from "../serializers";
import { atRecord } from "./atRecords";
import { demandRulesOfAll } from "./body/demandRules";
import { completerFor } from "./completedValues";
import {
  demandReach,
  demandVersion,
  inWrite,
  lockRecords,
  note,
  notifyChange,
  openWrite,
  PORTION,
  type Precondition,
  rereadRecords,
  type Write,
} from "./recordWrites";
import { demandOpenOwners } from "./references/frozenOwners";
import { demandLive } from "./references/liveReferences";
import { demandReachable } from "./references/reachableReferences";
import { translateWriteError } from "./references/writeFaults";
import type { Changes } from "./statements/audit";
import { writeLinks } from "./statements/writeLinks";
import { updateStatement } from "./statements/writeStatements";
import { handleOf, hooksFor, type WriteContext } from "./writeContext";
import { writeTogether } from "./writeTogether";

type Values = Readonly<Record<string, unknown>>;

/** The values in the form in which they are stored: secrets as their hash. To be called just before a write. */
async function storedValues(entity: Entity, values: Values): Promise<Values> {
  const changed = Object.entries(values).flatMap(([name, value]) => {
    const toStored = entity.fields.get(name)?.kind.toStored;
    return toStored && value !== null && value !== undefined ? [{ name, stored: toStored(value as Json) }] : [];
  });
  // Most entities have nothing of the kind: no copy is made for them.
  if (changed.length === 0) return values;
  const stored = await Promise.all(changed.map(async ({ name, stored }) => [name, await stored] as const));
  return { ...values, ...Object.fromEntries(stored) };
}

/** Checked values, as given and as stored: of a secret the latter is its hash. */
interface NewValues {
  readonly given: Row;
  readonly stored: Row;
}

/** Checked values of a body; a many-reference that is cleared refers to nothing. */
export async function newValues(entity: Entity, body: Row): Promise<NewValues> {
  const isMany = (name: string) => entity.fields.get(name)?.reference?.isMany ?? false;
  const given = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, value === null && isMany(name) ? [] : value]),
  );
  return { given, stored: await storedValues(entity, withKeys(entity, given)) };
}

function differs(entity: Entity, before: Row, name: string, value: unknown): boolean {
  // What a secret was can't be told.
  return entity.fields.get(name)?.isWriteOnly === true || !isDeepStrictEqual(before[name] ?? null, value ?? null);
}

function differences(entity: Entity, before: Row, after: Row, names: readonly string[]): Changes {
  const changed = names.filter((name) => differs(entity, before, name, after[name]));
  return Object.fromEntries(changed.map((name) => [name, { from: before[name], to: after[name] }]));
}

function manyFields(entity: Entity, values: Row): readonly Field[] {
  return Object.keys(values).flatMap((name) => {
    const field = entity.fields.get(name);
    return field?.reference?.isMany ? [field] : [];
  });
}

/** Writes the values to the records, links included. */
async function write({ context, entity }: Write, ids: readonly string[], { stored }: NewValues): Promise<readonly Row[]> {
  const { database, catalog } = context;
  const updated = await runStatement<Row>(database, updateStatement(catalog, entity, ids, stored));
  const fields = manyFields(entity, stored);
  for (const field of fields)
    await writeLinks(database, entity, { field, owners: ids, targets: stored[field.name] as readonly string[] });
  // What the statement answers of links is from before they were written.
  const links = Object.fromEntries(fields.map(({ name }) => [name, stored[name]]));
  return updated.map((record) => ({ ...record, ...links }));
}

/** Writes a portion, and notes what became of each. @returns the records by id */
async function writeNoted(call: Write, rows: readonly Row[], values: NewValues): Promise<ReadonlyMap<unknown, Row>> {
  const { entity } = call;
  const translate = (thrown: unknown) => translateWriteError(entity, thrown);
  const written = await writeTogether(call, rows, { translate }, (ids) => write(call, ids, values));
  const after = new Map(written.map((record) => [record.id, record]));
  const names = Object.keys(values.given);
  const entries = rows.map((row) => {
    const record = after.get(row.id) ?? row;
    return { record, changes: differences(entity, row, record, names) };
  });
  await note(call, "update", entries);
  return after;
}

interface RecordChange {
  readonly before: Row;
  readonly record: Row;
}

/** @returns the records after the hooks, which may have gone on writing them */
async function afterHooks(call: Write, written: readonly RecordChange[], given: readonly string[]): Promise<readonly Row[]> {
  const { context, entity, actor } = call;
  const hooks = hooksFor(context, entity, given).filter((hook) => hook.afterUpdate);
  if (hooks.length === 0) return written.map(({ record }) => record);
  const translate = (thrown: unknown) => translateWriteError(entity, thrown);
  for (const { before, record } of written) {
    const run = async () => {
      for (const hook of hooks) await hook.afterUpdate?.({ db: handleOf(context, record), record, before, actor });
    };
    await atRecord(call, record, translate, run);
  }
  return rereadRecords(
    call,
    written.map(({ record }) => String(record.id)),
  );
}

/** The values with what follows from those that change one of the records. */
async function completed({ context, entity }: Write, rows: readonly Row[], values: NewValues): Promise<NewValues> {
  const [first] = rows;
  const entries = Object.entries(values.given);
  const changing = entries.filter(([name, value]) => rows.some((row) => differs(entity, row, name, value)));
  const spaceId = String(first?.spaceId ?? first?.id);
  const complete = await completerFor(context, entity, { spaceId, fields: changing.map(([name]) => name) });
  return complete ? newValues(entity, { ...values.given, ...complete(Object.fromEntries(changing)) }) : values;
}

/** Changes locked records; those that are so already stay untouched. @returns all of them, as they are now */
export async function applyChanges(call: Write, rows: readonly Row[], checked: NewValues): Promise<readonly Row[]> {
  const { context, entity } = call;
  const touched = rows.filter((row) => Object.entries(checked.given).some((entry) => differs(entity, row, ...entry)));
  if (touched.length === 0) return rows;
  const values = await completed(call, touched, checked);
  const names = Object.keys(values.given);
  await demandReachable(call, values.given, touched);
  await demandOpenOwners(context.database, context.catalog, entity, [...touched, values.given]);
  await demandRulesOfAll(call, touched, values.given);
  await demandLive(context.database, context.catalog, entity, values.given);
  const after = new Map<unknown, Row>();
  for (const portion of portionsOf(touched, PORTION))
    for (const [id, record] of await writeNoted(call, portion, values)) after.set(id, record);
  const ids = touched.map(({ id }) => String(id));
  await demandReach(call, ids, touched);
  const written = touched.map((before) => ({ before, record: after.get(before.id) ?? before }));
  const changed = written.map(({ record }) => record);
  notifyChange(call, "update", changed, touched);
  for (const record of await afterHooks(call, written, names)) after.set(record.id, record);
  return rows.map((row) => after.get(row.id) ?? row);
}

/**
 * Changes records, all or none.
 * @returns the records as they are now; fewer where some ids are not there
 * @throws AppError `access.denied`, `request.invalid`, `record.exists`, `record.conflict`; what is wrong with a record
 * names it (`atRecords`)
 */
export async function updateRecords(
  context: WriteContext,
  entity: Entity,
  actor: Actor,
  ids: readonly string[],
  body: unknown,
  { version }: Precondition = {},
): Promise<readonly Row[]> {
  const call = openWrite(context, entity, actor, "update");
  const values = await newValues(entity, context.validate(entity, actor.accessKeys, "update", body));
  return inWrite(call, async () => {
    const rows = await lockRecords(call, ids);
    demandVersion(call, rows, version, body);
    return applyChanges(call, rows, values);
  });
}
