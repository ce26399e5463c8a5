import { isDeepStrictEqual } from "node:util";
import type { Field } from "../../../schema/catalog";
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
import type { CompleteValues, ImportHook, ImportRoom } from "../../host/serverHost";
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

/** A fault of the record at the column that brought the field: for a date that may be the one of the age. */
function toCell(
  plan: ImportPlan,
  { row, estimated = [], values = {} }: Pick<ReadRow, "row"> & Partial<ReadRow>,
  fault: FieldIssue,
): CellIssue {
  const [, name = "", item = ""] = fault.path.split("/");
  const list = values[name];
  const value = Array.isArray(list) ? list[Number(item || Number.NaN)] : undefined;
  const isAge = estimated.includes(name);
  const column = plan.columns.find(({ field, fills }) => fills.name === name && (field !== fills) === isAge);
  const place = { row, column: column?.column ?? "", field: plan.entity.fields.has(name) ? name : null };
  return { ...fault, ...place, ...(typeof value === "string" ? { value } : {}) };
}

function keyed({ entity }: ImportPlan, values: Values): Values {
  return withKeys(entity, values);
}

function lastField({ entity }: ImportPlan, { fields }: UniqueSet): string {
  return `/${knownField(entity, fields.at(-1))?.name ?? ""}`;
}

/** Values that stood in an earlier row: the first one counts, whatever became of it. */
function repeated(plan: ImportPlan, one: ReadRow): readonly CellIssue[] {
  const { row } = one;
  const values = keyed(plan, one.values);
  return plan.unique.flatMap((set, index) => {
    const key = uniqueKey(set, values);
    const seen = plan.seen[index];
    if (key === undefined || !seen) return [];
    const first = seen.get(key);
    if (first === undefined) seen.set(key, row);
    if (first === undefined || first === row) return [];
    return [toCell(plan, one, { path: lastField(plan, set), rule: "duplicateRow", params: { row: first } })];
  });
}

/** Notes the unique values of rows that were dealt with before. */
export async function noteSeen(plan: ImportPlan, rows: readonly TableRow[], width: number): Promise<void> {
  for (const row of await readCells(plan, rows, width)) repeated(plan, row);
}

/** Existing records by the field that they are told by and its value. */
type Targets = ReadonlyMap<Field, ReadonlyMap<unknown, Row>>;

/** Existing records that rows name, locked where they are to be changed. */
async function readTargets(plan: ImportPlan, rows: readonly ReadRow[], isLocking: boolean): Promise<Targets> {
  const { matched, entity, context, spaceId } = plan;
  const live = entity.isSoftDeleted ? " and t.deleted_at is null" : "";
  const targets = new Map<Field, ReadonlyMap<unknown, Row>>();
  for (const key of matched) {
    const values = rows.flatMap((row) => row.values[key.name] ?? []);
    if (values.length === 0) continue;
    const found = await runStatement<Row>(context.database, {
      text: `select ${storedList(context.catalog, entity)} from ${quote(entity.table)} t
        where t.${quote(key.column)} = any($1::${key.kind.column}[]) and ${spacePredicate(entity, "$2::uuid")}${live}
          and ($2::uuid is null or true) order by t.id${isLocking ? " for update of t" : ""}`,
      values: [values, spaceId ?? null],
    });
    targets.set(key, new Map(found.map((row) => [row[key.name], row])));
  }
  return targets;
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

const ageAt = (birthDate: string, today: string) =>
  Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (today.slice(4) < birthDate.slice(4) ? 1 : 0);

/** An age says nothing new about a date that it fits. */
function withoutKnownAges({ today }: ImportPlan, { values, estimated }: ReadRow, before: Row): Values {
  const isKnown = (name: string) => {
    const [known, given] = [before[name], values[name]].map((date) => date && ageAt(String(date), today));
    return estimated.includes(name) && known === given;
  };
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isKnown(name)));
}

/** What a row gives, and what follows from it; of an existing record what changes. */
function completedRow(plan: ImportPlan, complete: CompleteValues | undefined, row: ReadRow, before: Row | undefined) {
  const { id: _id, ...read } = before ? withoutKnownAges(plan, row, before) : row.values;
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
    return (faults.length > 0 ? faults : [{ path: "", rule: "unique" }]).map((fault) => toCell(plan, { row }, fault));
  });
}

/** The record that a row is about. @returns a fault where the row names one that is not there, or none */
function targetOf({ matched }: ImportPlan, row: ReadRow, targets: Targets): Row | FieldIssue | undefined {
  const key = matched.find(({ name }) => row.values[name] !== undefined);
  if (key) {
    const target = targets.get(key)?.get(row.values[key.name]);
    // An id is never given to a record.
    return target ?? (key.name === "id" ? { path: "/id", rule: "reference" } : undefined);
  }
  // A key without a value would tell nothing apart; without an id alone the record is a new one.
  const needed = matched.find(({ name }) => name !== "id");
  return needed && { path: `/${needed.name}`, rule: "required" };
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

/** What imports of the entity do beyond single writes. */
const importHooks = ({ context, entity }: ImportPlan): readonly ImportHook[] =>
  context.hooksOf(entity).flatMap(({ imports }) => imports ?? []);

/** New values with what a person would have been asked for; hidden ones are the hook's own, and not checked as given. */
function filledRow(plan: ImportPlan, values: Values): { readonly given: Values; readonly stored: Values } {
  let [given, stored] = [values, values];
  for (const { fill } of importHooks(plan)) {
    const missing = fill?.fields.filter((name) => stored[name] === undefined) ?? [];
    if (!fill || missing.length === 0) continue;
    stored = fill.complete(stored) as Values;
    given = { ...given, ...Object.fromEntries(missing.map((name) => [name, stored[name] ?? null])) };
  }
  const unmailed = plan.isMailing ? [] : importHooks(plan).map((hook) => hook.unmailed);
  return { given, stored: Object.assign({}, stored, ...unmailed) };
}

/** What the entity's hooks refuse once they know all rows of a chunk. */
async function chunkRefusals(plan: ImportPlan, rows: readonly Values[]): Promise<(values: Values) => readonly FieldIssue[]> {
  const db = plan.context.spaceDb(plan.spaceId ?? "");
  const checks: ((values: Values) => readonly FieldIssue[])[] = [];
  for (const { chunkChecker } of importHooks(plan)) if (chunkChecker) checks.push(await chunkChecker(db, rows));
  return (values) => checks.flatMap((check) => check(values));
}

/** @returns of each further new record what is wrong with it: there is room for so many only */
async function roomCounter(plan: ImportPlan, isLocking: boolean): Promise<() => readonly FieldIssue[]> {
  const db = plan.context.spaceDb(plan.spaceId ?? "");
  const rooms: ImportRoom[] = [];
  for (const { room } of importHooks(plan)) rooms.push(...[(await room?.(db, plan.fixed)) ?? []].flat());
  // What the job has made is counted by the hook; what a dry run has found isn't there.
  let made = isLocking ? 0 : plan.found.created;
  return () => {
    const full = rooms.find(({ left }) => made >= left);
    if (full) return [full.issue];
    made += 1;
    plan.found.created = made;
    return [];
  };
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
  const conflicts = isLocking && plan.matched.length === 0 ? [] : await findConflicts(plan, read);
  const fields = [...plan.columns.map(({ fills }) => fills.name), ...Object.keys(plan.fixed)];
  const complete = await completerFor(plan.context, plan.entity, { spaceId: plan.spaceId ?? "", fields });
  const refused = await plan.refusals();
  const refusedOfChunk = await chunkRefusals(
    plan,
    read.map(({ values }) => values),
  );
  const takeRoom = await roomCounter(plan, isLocking);
  const existing = [...targets.values()].flatMap((found) => [...found.values()]);
  const belonging = [...existing, ...read.map(({ values }) => values)];
  const closed = await closedOwners(plan.context.database, plan.context.catalog, plan.entity, belonging);
  const rows: CheckedRow[] = [];
  const faults: CellIssue[] = [];
  let unchanged = 0;
  for (const one of read) {
    const twice = repeated(plan, one);
    const target = targetOf(plan, one, targets);
    const before = isIssue(target) ? undefined : target;
    const completed = completedRow(plan, complete, one, before);
    const { given, stored: values } = before
      ? { given: completed.values, stored: completed.values }
      : filledRow(plan, completed.values);
    const checked = [...completed.issues, ...(before ? checkChange(plan, before, given) : checkNew(plan, given))];
    const stored = { ...before, ...keyed(plan, values) } as Values;
    const frozen = frozenIssues(closed, [before ?? {}, values]);
    // Of a record that isn't there nothing else can be said.
    const found = isIssue(target)
      ? [target]
      : [...taken(plan, conflicts, stored, before?.id), ...checked, ...refused(values), ...refusedOfChunk(values), ...frozen];
    const own = firstOfEach([...one.faults, ...twice, ...found.map((fault) => toCell(plan, one, fault))]);
    const all = own.length > 0 || before ? own : takeRoom().map((fault) => toCell(plan, one, fault));
    if (all.length > 0) faults.push(...all);
    else if (before && Object.keys(values).length === 0) unchanged += 1;
    else rows.push({ row: one.row, values: keyed(plan, values), before });
  }
  return { rows, faults, unchanged };
}
