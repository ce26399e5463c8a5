import { addForeignKeySql } from "../ddl/createSql";
import type { ForeignKeyPlan } from "../ddl/tablePlan";
import { quote } from "../names";
import { type PlanContext, remadeColumns } from "./columnSteps";
import type { ActualForeignKey } from "./introspect";
import { type Step, step } from "./step";
import { futureValue, idColumn, type Subject } from "./subject";

function dropForeignKey({ plan, realTable }: Subject, { name, target, source }: ActualForeignKey): Step {
  return step({
    kind: "drop foreign key",
    table: plan.name,
    phase: "drop foreign keys",
    line: `${plan.name} no longer refers to ${target} by ${name}`,
    sql: [`alter table ${quote(realTable)} drop constraint ${quote(name)}`],
    back: [`alter table ${quote(realTable)} add constraint ${quote(name)} ${source}`],
    needs: [`foreign key:${plan.name}.${name}`],
  });
}

function renameForeignKey({ plan: { name: table } }: Subject, from: string, to: string): Step {
  const sql = (old: string, name: string) => `alter table ${quote(table)} rename constraint ${quote(old)} to ${quote(name)}`;
  return step({
    kind: "rename foreign key",
    table,
    phase: "rename",
    line: `foreign key ${from} of ${table} is called ${to}`,
    sql: [sql(from, to)],
    back: [sql(to, from)],
  });
}

/** Rows that refer to nothing. */
async function dangling({ subject, inspector, tables }: PlanContext, plan: ForeignKeyPlan) {
  if (subject.rows === 0) return { rows: 0, ids: [] };
  const value = futureValue(subject, plan.column);
  const space = plan.isWithinSpace ? ` and target.space_id = ${quote(subject.realTable)}.space_id` : "";
  const exists = tables.has(plan.target)
    ? `exists (select from ${quote(plan.target)} target where target.id = (${value})${space})`
    : "false";
  return inspector.rowsWhere(quote(subject.realTable), `(${value}) is not null and not ${exists}`, idColumn(subject));
}

async function addForeignKey(planning: PlanContext, plan: ForeignKeyPlan): Promise<Step> {
  const { subject } = planning;
  const table = subject.plan.name;
  const { rows, ids } = await dangling(planning, plan);
  return step({
    kind: "add foreign key",
    table,
    column: plan.column,
    phase: "add foreign keys",
    line: `${table}.${plan.column} refers to ${plan.target}${rows > 0 ? `, and ${rows} records name none that there is` : ""}`,
    sql: [addForeignKeySql(table, plan)],
    back: [`alter table ${quote(table)} drop constraint ${quote(plan.name)}`],
    rows: rows || subject.rows,
    ids,
    isDestructive: rows > 0,
    ...(rows > 0 ? { remedy: `Clear ${table}.${plan.column} in those records, or name one of ${plan.target} there` } : {}),
    gives: [`foreign key:${table}.${plan.name}`],
    needs: [`column:${table}.${plan.column}`, `type:${table}.${plan.column}`],
  });
}

function isSame(a: ActualForeignKey, b: ActualForeignKey): boolean {
  return a.target === b.target && a.definition === b.definition;
}

export async function foreignKeySteps(planning: PlanContext): Promise<readonly Step[]> {
  const { subject } = planning;
  const remade = remadeColumns(subject);
  const isRemade = (key: ActualForeignKey) => key.columns.some((column) => remade.has(column));
  const steps: Step[] = [];
  const matched = new Set<ActualForeignKey>();
  for (const wanted of subject.wanted.foreignKeys) {
    const plan = subject.plan.foreignKeys.find((key) => key.name === wanted.name);
    const alike = subject.actual.foreignKeys.filter((key) => isSame(key, wanted) && !isRemade(key) && !matched.has(key));
    const found = alike.find((key) => key.name === wanted.name) ?? alike[0];
    if (found) matched.add(found);
    if (found && found.name !== wanted.name) steps.push(renameForeignKey(subject, found.name, wanted.name));
    if (!found && plan) steps.push(await addForeignKey(planning, plan));
  }
  const obsolete = subject.actual.foreignKeys.filter((key) => !matched.has(key));
  return [...obsolete.map((key) => dropForeignKey(subject, key)), ...steps];
}
