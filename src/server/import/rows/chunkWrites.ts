import { grantOf } from "../../../schema/accessKeys";
import type { Entity, Field } from "../../../schema/catalog";
import { ownerValue } from "../../api/rest/ownership";
import { authorOf } from "../../api/rest/recordAccess";
import type { Row } from "../../api/rest/serializers";
import { asChanges, auditStatement, type Changes } from "../../api/rest/write/statements/audit";
import { hasColumn, linkTable } from "../../db/linkTable";
import { quote } from "../../db/names";
import { runStatement } from "../../db/runStatement";
import type { ImportPlan } from "../importPlan";
import type { CheckedRow } from "./checkRows";
import type { Values } from "./existing";

export type RowValues = Readonly<Record<string, unknown>>;

export interface NewRow {
  readonly row: number;
  readonly id: string;
  readonly values: RowValues;
}

/** Fields of which one of the rows has a value. */
function fieldsOf(entity: Entity, rows: readonly { readonly values: RowValues }[]): readonly Field[] {
  const names = new Set(rows.flatMap(({ values }) => Object.keys(values)));
  return [...names].flatMap((name) => entity.fields.get(name) ?? []);
}

function recordset(fields: readonly Field[]): string {
  return ["id uuid", ...fields.map(({ column, kind }) => `${quote(column)} ${kind.column}`)].join(", ");
}

function asRecords(fields: readonly Field[], rows: readonly { readonly id: string; readonly values: RowValues }[]): string {
  return JSON.stringify(
    rows.map(({ id, values }) => ({
      id,
      ...Object.fromEntries(fields.map((field) => [field.column, values[field.name] ?? null])),
    })),
  );
}

/** Inserts the rows that meet no record with the same unique values. @returns the ids of those that were inserted */
async function insertRows({ entity, context, spaceId }: ImportPlan, rows: readonly NewRow[]): Promise<ReadonlySet<string>> {
  const fields = fieldsOf(entity, rows).filter(hasColumn);
  const columns = fields.map(({ column }) => quote(column));
  const [spaceColumn, space] = entity.scope === "global" ? [[], []] : [["space_id"], ["$2::uuid"]];
  const inserted = await runStatement<{ id: string }>(context.database, {
    text: `insert into ${quote(entity.table)} (${["id", ...spaceColumn, ...columns].join(", ")})
      select ${["r.id", ...space, ...columns.map((column) => `r.${column}`)].join(", ")}
      from json_to_recordset($1::json) r(${recordset(fields)}) where ($2::uuid is null or true)
      on conflict do nothing returning id`,
    values: [asRecords(fields, rows), spaceId ?? null],
  });
  return new Set(inserted.map(({ id }) => id));
}

interface Links {
  readonly id: string;
  readonly values: RowValues;
}

/** The many-references of rows, as they are from now on. */
async function writeManyLinks({ entity, context, spaceId }: ImportPlan, rows: readonly Links[]): Promise<void> {
  for (const field of fieldsOf(entity, rows).filter((one) => one.reference?.isMany)) {
    const link = quote(linkTable(entity, field));
    const given = rows.filter(({ values }) => Array.isArray(values[field.name]));
    const [column, space] = entity.scope === "global" ? ["", ""] : [", space_id", ", $2::uuid"];
    const owners = given.map(({ id }) => id);
    await runStatement(context.database, { text: `delete from ${link} where owner_id = any($1::uuid[])`, values: [owners] });
    const records = given.map(({ id, values }) => ({ id, targets: values[field.name] }));
    await runStatement(context.database, {
      text: `insert into ${link} (owner_id, target_id, position${column})
        select r.id, target.id, target.position${space} from json_to_recordset($1::json) r(id uuid, targets uuid[])
        cross join unnest(r.targets) with ordinality target(id, position) where ($2::uuid is null or true)`,
      values: [JSON.stringify(records), spaceId ?? null],
    });
  }
}

function audit(plan: ImportPlan, action: "create" | "update", entries: readonly { record: Row; changes: Changes }[]) {
  const author = { ...authorOf(plan.actor), spaceId: plan.spaceId };
  return runStatement(plan.context.database, auditStatement(plan.entity, author, action, entries));
}

/** Whose a new record is: the importer's, unless one who sees everybody's records names another. */
function ownerOf({ entity, actor }: ImportPlan, values: Values): RowValues {
  const owner = ownerValue(entity, actor);
  if (entity.owner === undefined || owner === undefined) return {};
  const isGiven = values[entity.owner] !== undefined && grantOf(entity, actor.accessKeys, "read") === true;
  return isGiven ? {} : { [entity.owner]: owner };
}

/** The values of a new record: those given, the defaults, its owner. */
export function complete(plan: ImportPlan, values: Values): RowValues {
  const defaults = [...plan.entity.fields.values()].flatMap(({ name, schema, isSystem }) =>
    isSystem || schema.default === undefined ? [] : [[name, schema.default] as const],
  );
  return { ...Object.fromEntries(defaults), ...values, ...ownerOf(plan, values) };
}

/** Creates the rows at once. @returns those that met another one */
export async function createRows(plan: ImportPlan, rows: readonly NewRow[]): Promise<readonly NewRow[]> {
  if (rows.length === 0) return [];
  const ids = await insertRows(plan, rows);
  const inserted = rows.filter(({ id }) => ids.has(id));
  await writeManyLinks(plan, inserted);
  const { spaceId } = plan;
  await audit(
    plan,
    "create",
    inserted.map(({ id, values }) => ({ record: { id, spaceId, version: 1 }, changes: asChanges(values) })),
  );
  return rows.filter(({ id }) => !ids.has(id));
}

export type ChangedRow = CheckedRow & { readonly before: Row };

function differences({ values, before }: ChangedRow): Changes {
  return Object.fromEntries(Object.entries(values).map(([name, to]) => [name, { from: before[name], to }]));
}

/** Changes the rows at once: a field that a row leaves alone is written as it was. */
export async function changeRows(plan: ImportPlan, rows: readonly ChangedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { entity, context } = plan;
  const changed = rows.map(({ values, before }) => ({ id: String(before.id), before, values }));
  const fields = fieldsOf(entity, changed).filter(hasColumn);
  const whole = changed.map(({ id, values, before }) => ({ id, values: { ...before, ...values } }));
  const assignments = fields.map(({ column }) => `${quote(column)} = r.${quote(column)}`);
  await runStatement(context.database, {
    text: `update ${quote(entity.table)} t set ${[...assignments, "updated_at = now()", "version = t.version + 1"].join(", ")}
      from json_to_recordset($1::json) r(${recordset(fields)}) where t.id = r.id`,
    values: [asRecords(fields, whole)],
  });
  await writeManyLinks(plan, changed);
  await audit(
    plan,
    "update",
    rows.map((row) => ({ record: { ...row.before, version: Number(row.before.version) + 1 }, changes: differences(row) })),
  );
}
