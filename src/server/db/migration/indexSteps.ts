import { createIndexSql } from "../ddl/createSql";
import type { IndexPlan } from "../ddl/tablePlan";
import { quote } from "../names";
import { type PlanContext, remadeColumns } from "./columnSteps";
import type { ActualIndex } from "./introspect";
import { type Step, step } from "./step";
import { futureValue, idColumn, type Subject } from "./subject";

/** What we make, beside what an operator may have added. */
function isOurs({ realTable }: Subject, { name, isPrimary }: ActualIndex): boolean {
  return !isPrimary && name.startsWith(realTable.slice(0, 20)) && /_(idx|key)(_[0-9a-f]{8})?$|_[0-9a-f]{8}$/.test(name);
}

function dropIndex({ plan: { name: table } }: Subject, { name, isUnique, source }: ActualIndex): Step {
  return step({
    kind: "drop index",
    table,
    phase: "drop indexes",
    line: isUnique ? `records of ${table} may repeat what ${name} kept apart` : `index ${name} goes`,
    sql: [`drop index ${quote(name)}`],
    back: [source],
    // Where the new one of the same name has to wait, the old one stays.
    needs: [`index:${name}`],
  });
}

function renameIndex({ plan: { name: table } }: Subject, from: string, to: string): Step {
  const sql = (old: string, name: string) => `alter index ${quote(old)} rename to ${quote(name)}`;
  return step({
    kind: "rename index",
    table,
    phase: "rename",
    line: `index ${from} is called ${to}`,
    sql: [sql(from, to)],
    back: [sql(to, from)],
  });
}

/** Rows that a unique index would refuse. */
async function repeated({ subject, inspector }: PlanContext, plan: IndexPlan) {
  if (!plan.isUnique || subject.rows === 0) return { rows: 0, ids: [] };
  const values = plan.columns.map((column) => futureValue(subject, column));
  const isLive = plan.where && subject.actual.columns.has("deleted_at") ? ["deleted_at is null"] : [];
  const conditions = [...values.map((value) => `(${value}) is not null`), ...isLive];
  const id = quote(idColumn(subject));
  const from = `(select ${id}, count(*) over (partition by ${values.map((value) => `(${value})`).join(", ")}) as copies
    from ${quote(subject.realTable)} where ${conditions.join(" and ")}) as keys`;
  return inspector.rowsWhere(from, "copies > 1", idColumn(subject));
}

async function createIndex(planning: PlanContext, plan: IndexPlan): Promise<Step> {
  const { subject } = planning;
  const table = subject.plan.name;
  const { rows, ids } = await repeated(planning, plan);
  const columns = plan.columns.filter((column) => column !== "space_id").join(", ");
  const clash = rows > 0 ? `, and ${rows} do` : "";
  return step({
    kind: "add index",
    table,
    phase: "create indexes",
    line: plan.isUnique ? `no two records of ${table} may share ${columns}${clash}` : `index of ${table} by ${columns}`,
    sql: [createIndexSql(table, plan)],
    back: [`drop index ${quote(plan.name)}`],
    rows: rows || subject.rows,
    ids,
    isDestructive: rows > 0,
    ...(rows > 0 ? { remedy: `Change the records that share ${columns}` } : {}),
    gives: [`index:${plan.name}`],
    needs: plan.columns.flatMap((column) => [`column:${table}.${column}`, `type:${table}.${column}`]),
  });
}

function isSame(a: ActualIndex, b: ActualIndex): boolean {
  return a.isUnique === b.isUnique && a.definition === b.definition;
}

export async function indexSteps(planning: PlanContext): Promise<readonly Step[]> {
  const { subject } = planning;
  const remade = remadeColumns(subject);
  const isRemade = (index: ActualIndex) => index.columns.some((column) => remade.has(column));
  const free = subject.actual.indexes.filter((index) => !index.isPrimary);
  const steps: Step[] = [];
  const matched = new Set<ActualIndex>();
  for (const wanted of subject.wanted.indexes.filter((index) => !index.isPrimary)) {
    const plan = subject.plan.indexes.find((index) => index.name === wanted.name);
    const alike = free.filter((index) => isSame(index, wanted) && !isRemade(index) && !matched.has(index));
    const found = alike.find((index) => index.name === wanted.name) ?? alike.find((index) => isOurs(subject, index));
    if (found) matched.add(found);
    if (found && found.name !== wanted.name) steps.push(renameIndex(subject, found.name, wanted.name));
    if (!found && plan) steps.push(await createIndex(planning, plan));
  }
  const obsolete = free.filter((index) => !matched.has(index) && (isOurs(subject, index) || isRemade(index)));
  return [...obsolete.map((index) => dropIndex(subject, index)), ...steps];
}
