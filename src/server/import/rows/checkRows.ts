import { isDeepStrictEqual } from "node:util";
import { knownField, withKeys } from "../../../schema/keyValues";
import { AppError, type FieldIssue } from "../../../shared/errors";
import type { Row } from "../../api/rest/serializers";
import { demandRules } from "../../api/rest/write/body/demandRules";
import { withDefaults } from "../../api/rest/write/body/recordRules";
import { completerFor } from "../../api/rest/write/completedValues";
import { type ClosedOwner, closedOwners, frozenKey } from "../../api/rest/write/references/frozenOwners";
import { storedList } from "../../api/rest/write/statements/writeStatements";
import { quote } from "../../db/names";
import { spacePredicate } from "../../db/query/spacePredicate";
import { runStatement } from "../../db/runStatement";
import type { CompleteValues } from "../../host/serverHost";
import type { TableRow } from "../file/readRows";
import { type CellIssue, type ImportPlan, lookUp } from "../importPlan";
import { type UniqueSet, uniqueKey, type Values } from "./existing";
import { type ReadRow, readCells } from "./readCells";

/** A row that may be written. */
export interface CheckedRow {
  readonly row: number;
  /** A new record's values; of an existing one only those that change. */
  readonly values: Values;
  /** The record as it is; absent for a new one. */
  readonly before: Row | undefined;
}

export interface CheckedChunk {
  readonly rows: readonly CheckedRow[];
  readonly faults: readonly CellIssue[];
  /** Rows that change nothing. */
  readonly unchanged: number;
}

/** A fault of the record at the column that brought the field. */
function toCell(plan: ImportPlan, row: number, fault: FieldIssue): CellIssue {
  const name = fault.path.split("/")[1] ?? "";
  const column = plan.columns.find(({ field }) => field.name === name);
  return { ...fault, row, column: column?.column ?? "", field: plan.entity.fields.has(name) ? name : null };
}

function keyed({ entity }: ImportPlan, values: Values): Values {
  return withKeys(entity, values);
}

function lastField({ entity }: ImportPlan, { fields }: UniqueSet): string {
  return `/${knownField(entity, fields.at(-1))?.name ?? ""}`;
}

/** Values that stood in an earlier row: the first one counts, whatever became of it. */
function repeated(plan: ImportPlan, { row, values: read }: ReadRow): readonly CellIssue[] {
  const values = keyed(plan, read);
  return plan.unique.flatMap((set, index) => {
    const key = uniqueKey(set, values);
    const seen = plan.seen[index];
    if (key === undefined || !seen) return [];
    const first = seen.get(key);
    if (first === undefined) seen.set(key, row);
    if (first === undefined || first === row) return [];
    return [toCell(plan, row, { path: lastField(plan, set), rule: "duplicateRow", params: { row: first } })];
  });
}

/** Notes the unique values of rows that were dealt with before. */
export async function noteSeen(plan: ImportPlan, rows: readonly TableRow[], width: number): Promise<void> {
  for (const row of await readCells(plan, rows, width)) repeated(plan, row);
}

/** Existing records by the value of the key, locked where they are to be changed. */
async function readTargets(plan: ImportPlan, rows: readonly ReadRow[], isLocking: boolean): Promise<ReadonlyMap<unknown, Row>> {
  const { key, entity, context, spaceId } = plan;
  if (!key) return new Map();
  const values = rows.flatMap((row) => row.values[key.name] ?? []);
  const live = entity.isSoftDeleted ? " and t.deleted_at is null" : "";
  const found = await runStatement<Row>(context.database, {
    text: `select ${storedList(context.catalog, entity)} from ${quote(entity.table)} t
      where t.${quote(key.column)} = any($1::${key.kind.column}[]) and ${spacePredicate(entity, "$2::uuid")}${live}
        and ($2::uuid is null or true) order by t.id${isLocking ? " for update of t" : ""}`,
    values: [values, spaceId ?? null],
  });
  return new Map(found.map((row) => [row[key.name], row]));
}

function issuesThrown(work: () => void): readonly FieldIssue[] {
  try {
    work();
    return [];
  } catch (error) {
    if (error instanceof AppError && error.details.faults) return error.details.faults;
    throw error;
  }
}

function checkNew({ entity, actor, spaceId, context }: ImportPlan, values: Values): readonly FieldIssue[] {
  // The back office belongs to no space: to it the form has a field for it.
  const body = actor.kind === "backoffice" && spaceId ? { ...values, spaceId } : values;
  return issuesThrown(() => {
    context.validate(entity, actor.accessKeys, "create", body);
    demandRules(entity, undefined, withDefaults(entity, values));
  });
}

function checkChange({ entity, actor, context }: ImportPlan, before: Row, changes: Values): readonly FieldIssue[] {
  return issuesThrown(() => {
    context.validate(entity, actor.accessKeys, "update", changes);
    demandRules(entity, before, { ...before, ...changes });
  });
}

function changesOf(values: Values, before: Row): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isDeepStrictEqual(value, before[name])));
}

/** What a row gives, and what follows from it; of an existing record what changes. */
function completedRow(complete: CompleteValues | undefined, { id: _id, ...read }: Values, before: Row | undefined) {
  const given = before ? changesOf(read, before) : read;
  let whole = given;
  const issues = issuesThrown(() => {
    whole = (complete?.(given) as Values | undefined) ?? given;
  });
  return { values: before ? changesOf(whole, before) : whole, issues };
}

type Conflicts = readonly ReadonlyMap<string, string>[];

/** Existing records with the same unique values, by set. */
async function findConflicts(plan: ImportPlan, rows: readonly { readonly values: Values }[]): Promise<Conflicts> {
  const conflicts: ReadonlyMap<string, string>[] = [];
  for (const set of plan.unique) {
    conflicts.push(
      await lookUp(
        plan,
        set,
        rows.map(({ values }) => keyed(plan, values)),
      ),
    );
  }
  return conflicts;
}

function taken(plan: ImportPlan, conflicts: Conflicts, values: Values, ownId: unknown): readonly FieldIssue[] {
  return plan.unique.flatMap((set, index) => {
    const id = conflicts[index]?.get(uniqueKey(set, values) ?? "");
    return id === undefined || id === ownId ? [] : [{ path: lastField(plan, set), rule: "unique" }];
  });
}

/** The faults of rows that an insert left out, since somebody has their values. */
export async function takenIssues(
  plan: ImportPlan,
  rows: readonly { readonly row: number; readonly values: Values }[],
): Promise<readonly CellIssue[]> {
  if (rows.length === 0) return [];
  const conflicts = await findConflicts(plan, rows);
  return rows.flatMap(({ row, values }) => {
    const faults = taken(plan, conflicts, values, undefined);
    return (faults.length > 0 ? faults : [{ path: "", rule: "unique" }]).map((fault) => toCell(plan, row, fault));
  });
}

/** The record that a row is about. @returns a fault where the row names one that is not there, or none */
function targetOf({ key }: ImportPlan, row: ReadRow, targets: ReadonlyMap<unknown, Row>): Row | FieldIssue | undefined {
  if (!key) return undefined;
  const value = row.values[key.name];
  const target = targets.get(value);
  if (target) return target;
  // An id is never given to a record; a key without a value would tell nothing apart.
  if (key.name === "id") return value === undefined ? undefined : { path: "/id", rule: "reference" };
  return value === undefined ? { path: `/${key.name}`, rule: "required" } : undefined;
}

/** What belongs to a record in a frozen state is neither made nor changed. */
function frozenIssues(closed: readonly ClosedOwner[], records: readonly Row[]): readonly FieldIssue[] {
  return closed
    .filter(({ field, id }) => records.some((record) => record[field] === id))
    .map(({ field, target }) => ({ path: `/${field}`, rule: "frozen", messageKey: frozenKey(target) }));
}

function isIssue(target: Row | FieldIssue | undefined): target is FieldIssue {
  return target !== undefined && "rule" in target && "path" in target;
}

/** One fault a field: what a cell can't say, the record lacks as well. */
function firstOfEach(faults: readonly CellIssue[]): readonly CellIssue[] {
  return faults.filter(({ field }, index) => field === null || faults.findIndex((other) => other.field === field) === index);
}

/**
 * Checks a chunk of rows as the API's own writes are checked, and against the file and the records there are.
 * @param isLocking whether existing records are to be changed in the open transaction
 */
export async function checkRows(
  plan: ImportPlan,
  table: { readonly rows: readonly TableRow[]; readonly width: number },
  isLocking: boolean,
): Promise<CheckedChunk> {
  const read = await readCells(plan, table.rows, table.width);
  const targets = await readTargets(plan, read, isLocking);
  // What is only created is told by the insert itself: most rows meet nothing, and are not looked for in vain.
  const conflicts = isLocking && !plan.key ? [] : await findConflicts(plan, read);
  const fields = plan.columns.map(({ field }) => field.name);
  const complete = await completerFor(plan.context, plan.entity, { spaceId: plan.spaceId ?? "", fields });
  const belonging = [...targets.values(), ...read.map(({ values }) => values)];
  const closed = await closedOwners(plan.context.database, plan.context.catalog, plan.entity, belonging);
  const rows: CheckedRow[] = [];
  const faults: CellIssue[] = [];
  let unchanged = 0;
  for (const one of read) {
    const twice = repeated(plan, one);
    const target = targetOf(plan, one, targets);
    const before = isIssue(target) ? undefined : target;
    const { values, issues } = completedRow(complete, one.values, before);
    const checked = [...issues, ...(before ? checkChange(plan, before, values) : checkNew(plan, values))];
    const stored = { ...before, ...keyed(plan, values) } as Values;
    const frozen = frozenIssues(closed, [before ?? {}, values]);
    const found = [...(isIssue(target) ? [target] : []), ...taken(plan, conflicts, stored, before?.id), ...checked, ...frozen];
    const all = firstOfEach([...one.faults, ...twice, ...found.map((fault) => toCell(plan, one.row, fault))]);
    if (all.length > 0) faults.push(...all);
    else if (before && Object.keys(values).length === 0) unchanged += 1;
    else rows.push({ row: one.row, values: keyed(plan, values), before });
  }
  return { rows, faults, unchanged };
}
