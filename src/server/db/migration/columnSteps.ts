import { columnDefinition } from "../ddl/createSql";
import type { ColumnPlan } from "../ddl/tablePlan";
import { quote } from "../names";
import { conversion } from "./conversion";
import type { Inspector } from "./inspector";
import type { ActualColumn, ActualTable } from "./introspect";
import { keepColumn, keptName, restoreColumn } from "./kept";
import { type Step, step } from "./step";
import { changesType, futureValue, idColumn, reads, realColumn, type Subject } from "./subject";

/** What steps of one table are made from. */
export interface PlanContext {
  readonly subject: Subject;
  readonly inspector: Inspector;
  /** All tables of the database. */
  readonly tables: ReadonlyMap<string, ActualTable>;
}

function alter(table: string, column: string, change: string): string {
  return `alter table ${quote(table)} alter column ${quote(column)} ${change}`;
}

function add(table: string, definition: string): string {
  return `alter table ${quote(table)} add column ${definition}`;
}

function drop(table: string, column: string): string {
  return `alter table ${quote(table)} drop column ${quote(column)}`;
}

function addColumn({ plan: { name: table }, rows }: Subject, plan: ColumnPlan): Step {
  const isRequired = plan.isRequired && (rows === 0 || plan.default !== undefined);
  const given = plan.default === undefined ? "" : ` and ${quote(plan.name)} is distinct from ${plan.default}`;
  return step({
    kind: "add column",
    table,
    column: plan.name,
    phase: "add columns",
    line: `new column ${table}.${plan.name} (${plan.type})${plan.default === undefined ? "" : `, ${plan.default} in the records there are`}`,
    sql: [add(table, columnDefinition({ ...plan, isRequired }))],
    rows: plan.default === undefined ? 0 : rows,
    back: [drop(table, plan.name)],
    losses: [
      {
        what: `values of ${table}.${plan.name}`,
        sql: `select count(*) from ${quote(table)} where ${quote(plan.name)} is not null${given}`,
      },
    ],
    gives: [`column:${table}.${plan.name}`],
  });
}

/** Generated columns are made anew from what they read. */
function addGenerated({ plan: { name: table, columns }, rows }: Subject, plan: ColumnPlan): Step {
  const sources = columns.filter((column) => plan.generated?.includes(quote(column.name)));
  return step({
    kind: "add generated column",
    table,
    column: plan.name,
    phase: "add generated columns",
    line: `column ${table}.${plan.name} is computed from ${sources.map((column) => column.name).join(", ")}`,
    sql: [add(table, columnDefinition(plan))],
    rows,
    back: [drop(table, plan.name)],
    gives: [`column:${table}.${plan.name}`],
    needs: [
      ...sources.flatMap(({ name }) => [`column:${table}.${name}`, `type:${table}.${name}`]),
      `place:${table}.${plan.name}`,
    ],
  });
}

function dropGenerated(subject: Subject, column: ActualColumn): Step {
  const real = subject.realColumns.get(column.name) ?? column.name;
  const { realTable } = subject;
  return step({
    kind: "drop generated column",
    table: subject.plan.name,
    column: column.name,
    phase: "drop generated columns",
    line: `column ${subject.plan.name}.${column.name}, which is computed, goes`,
    sql: [drop(realTable, real)],
    back: [add(realTable, `${quote(real)} ${column.type} generated always as (${column.generatedSource}) stored`)],
    gives: [`place:${subject.plan.name}.${column.name}`],
    // Where it is made anew: only when that can be done.
    needs: [`column:${subject.plan.name}.${column.name}`],
  });
}

async function setRequired({ subject, inspector }: PlanContext, plan: ColumnPlan): Promise<Step> {
  const table = subject.plan.name;
  const value = futureValue(subject, plan.name);
  const { rows, ids } = await inspector.rowsWhere(quote(subject.realTable), `(${value}) is null`, idColumn(subject));
  const fill = rows > 0 && plan.default !== undefined;
  const name = `${table}.${plan.name}`;
  return step({
    kind: "set not null",
    table,
    column: plan.name,
    phase: "fill columns",
    line: fill
      ? `${name} is required: records without a value get ${plan.default}`
      : `${name} is required${rows > 0 ? `, and ${rows} records have no value` : ""}`,
    sql: [
      ...(fill ? [`update ${quote(table)} set ${quote(plan.name)} = ${plan.default} where ${quote(plan.name)} is null`] : []),
      alter(table, plan.name, "set not null"),
    ],
    back: [alter(table, plan.name, "drop not null")],
    rows,
    ids,
    isDestructive: rows > 0 && !fill,
    ...(rows > 0 && !fill ? { remedy: `Give those records a value, or ${name} a "default" in the schema` } : {}),
    needs: [`column:${name}`, `type:${name}`],
  });
}

function dropRequired({ plan: { name: table } }: Subject, column: string, isLeftOver: boolean): Step {
  return step({
    kind: "drop not null",
    table,
    column,
    phase: "change columns",
    line: isLeftOver
      ? `column ${table}.${column}, which no schema names, no longer asks for a value`
      : `${table}.${column} may be empty`,
    sql: [alter(table, column, "drop not null")],
    back: [alter(table, column, "set not null")],
  });
}

function changeDefault({ plan: { name: table } }: Subject, plan: ColumnPlan, actual: ActualColumn): Step {
  const change = plan.default === undefined ? "drop default" : `set default ${plan.default}`;
  return step({
    kind: plan.default === undefined ? "drop default" : "set default",
    table,
    column: plan.name,
    phase: "change columns",
    line: `new records get ${plan.default ?? "no value"} in ${table}.${plan.name} where none is given (now: ${actual.default ?? "no value"})`,
    sql: [alter(table, plan.name, change)],
    back: [alter(table, plan.name, actual.default === null ? "drop default" : `set default ${actual.default}`)],
    needs: [`type:${table}.${plan.name}`],
  });
}

/** Rows whose value does not come back from the other type as it was. */
function lossCondition(value: string, from: string, to: string, isLocalized: boolean): string {
  const there = conversion(from, to, isLocalized);
  // A map with the one language that a text becomes again comes back as it was.
  const back = conversion(to, from, from === "jsonb" && to === "text");
  return `${value} is not null and (${back.sql(`(${there.sql(value)})`)}) is distinct from ${value}`;
}

async function changeType({ subject, inspector, tables }: PlanContext, plan: ColumnPlan, actual: ActualColumn): Promise<Step> {
  const table = subject.plan.name;
  const name = `${table}.${plan.name}`;
  const wanted = subject.wanted.columns.get(plan.name)?.type ?? plan.type;
  const there = conversion(actual.type, wanted, plan.isLocalized);
  const back = conversion(wanted, actual.type);
  const column = quote(plan.name);
  const lossWhere = lossCondition(realColumn(subject, plan.name), actual.type, wanted, plan.isLocalized);
  const lost = there.isLossless
    ? { rows: 0, ids: [] }
    : await inspector.rowsWhere(quote(subject.realTable), lossWhere, idColumn(subject));
  const kept = lost.rows > 0 ? keptName(tables, table, plan.name) : undefined;
  const convert = (type: string, sql: string) => alter(table, plan.name, `type ${type} using ${sql}`);
  const unchanged = `t.${column} is not distinct from (${there.sql("k.value")})`;
  return step({
    kind: "change type",
    table,
    column: plan.name,
    phase: "change columns",
    line:
      lost.rows > 0
        ? `${name} changes from ${actual.type} to ${wanted}: ${lost.rows} values can't be carried over as they are`
        : `${name} changes from ${actual.type} to ${wanted}; all values are carried over`,
    sql: [
      ...(kept ? keepColumn(kept, table, plan.name) : []),
      ...(actual.default === null ? [] : [alter(table, plan.name, "drop default")]),
      convert(wanted, there.sql(column)),
      ...(plan.default === undefined ? [] : [alter(table, plan.name, `set default ${plan.default}`)]),
    ],
    back: [
      ...(plan.default === undefined ? [] : [alter(table, plan.name, "drop default")]),
      ...(kept
        ? [
            // What was edited since is converted back; the rest gets what it had.
            `create temporary table unchanged on commit drop as select t.id from ${quote(table)} t join ${quote(kept)} k on k.id = t.id where ${unchanged}`,
            convert(actual.type, back.sql(column)),
            ...restoreColumn(kept, table, plan.name, "t.id in (select id from unchanged)"),
            "drop table unchanged",
          ]
        : [convert(actual.type, back.sql(column))]),
      ...(actual.default === null ? [] : [alter(table, plan.name, `set default ${actual.default}`)]),
    ],
    losses: [
      {
        what: `values of ${name} that are no ${actual.type}`,
        sql: kept
          ? `select count(*) from ${quote(table)} t where ${lossCondition(`t.${column}`, wanted, actual.type, false)}
              and not exists (select from ${quote(kept)} k where k.id = t.id and ${unchanged})`
          : `select count(*) from ${quote(table)} where ${lossCondition(column, wanted, actual.type, false)}`,
      },
    ],
    rows: lost.rows || subject.rows,
    ids: lost.ids,
    isDestructive: lost.rows > 0,
    gives: [`type:${name}`],
  });
}

async function dropColumn({ subject, inspector, tables }: PlanContext, actual: ActualColumn): Promise<Step> {
  const table = subject.plan.name;
  const column = quote(actual.name);
  const { rows, ids } = await inspector.rowsWhere(quote(subject.realTable), `${column} is not null`, idColumn(subject));
  const kept = subject.plan.isLink ? undefined : keptName(tables, table, actual.name);
  return step({
    kind: "drop column",
    table,
    column: actual.name,
    phase: "drop columns",
    line: `column ${table}.${actual.name} goes, with the values of ${rows} records${kept ? `; they are kept in ${kept}` : ""}`,
    sql: [...(kept ? keepColumn(kept, table, actual.name) : []), drop(table, actual.name)],
    back: [
      add(table, `${column} ${actual.type}${actual.default === null ? "" : ` default ${actual.default}`}`),
      ...(kept ? restoreColumn(kept, table, actual.name) : []),
    ],
    losses: [],
    rows,
    ids,
    isDestructive: true,
    gives: [`place:${table}.${actual.name}`],
  });
}

/** Steps of a column that is there and stays. */
async function changedColumn(planning: PlanContext, plan: ColumnPlan, actual: ActualColumn): Promise<readonly Step[]> {
  const { subject } = planning;
  const wanted = subject.wanted.columns.get(plan.name);
  if (!wanted) return [];
  const isChangingType = changesType(actual, wanted);
  const hasOtherDefault = !isChangingType && actual.default !== wanted.default;
  return [
    ...(isChangingType ? [await changeType(planning, plan, actual)] : []),
    ...(hasOtherDefault ? [changeDefault(subject, plan, actual)] : []),
    ...(plan.isRequired && !actual.isRequired ? [await setRequired(planning, plan)] : []),
    ...(!plan.isRequired && actual.isRequired ? [dropRequired(subject, plan.name, false)] : []),
  ];
}

async function newColumn(planning: PlanContext, plan: ColumnPlan): Promise<readonly Step[]> {
  const { subject } = planning;
  if (plan.generated !== undefined) return [addGenerated(subject, plan)];
  const isLeftOpen = plan.isRequired && plan.default === undefined && subject.rows > 0;
  return [addColumn(subject, plan), ...(isLeftOpen ? [await setRequired(planning, plan)] : [])];
}

/** Steps of a column that no schema names any more. */
async function formerColumn(planning: PlanContext, actual: ActualColumn): Promise<readonly Step[]> {
  if (actual.generated !== null) return [dropGenerated(planning.subject, actual)];
  const dropped = await dropColumn(planning, actual);
  return actual.isRequired ? [dropRequired(planning.subject, actual.name, true), dropped] : [dropped];
}

/** Whether the column is made anew: what it reads changes its type, or how it's computed changes. */
function isRemade({ actual, wanted, plan }: Subject, name: string): boolean {
  const now = actual.columns.get(name);
  const then = wanted.columns.get(name);
  if (!now || !then || (now.generated === null && then.generated === null)) return false;
  if (now.generated !== then.generated || now.type !== then.type) return true;
  return plan.columns.some((column) => {
    const other = wanted.columns.get(column.name);
    return other && changesType(actual.columns.get(column.name), other) && reads(now.generated ?? "", column.name);
  });
}

/** Columns that go and come again under the same name: whatever is built on them goes and comes, too. */
export function remadeColumns(subject: Subject): ReadonlySet<string> {
  return new Set([...subject.actual.columns.keys()].filter((name) => isRemade(subject, name)));
}

export async function columnSteps(planning: PlanContext): Promise<readonly Step[]> {
  const { subject } = planning;
  const remade = remadeColumns(subject);
  const steps: Step[] = [];
  for (const plan of subject.plan.columns) {
    const actual = subject.actual.columns.get(plan.name);
    if (!actual) steps.push(...(await newColumn(planning, plan)));
    else if (remade.has(plan.name)) steps.push(...(await formerColumn(planning, actual)), ...(await newColumn(planning, plan)));
    else steps.push(...(await changedColumn(planning, plan, actual)));
  }
  const planned = new Set(subject.plan.columns.map((column) => column.name));
  for (const actual of subject.actual.columns.values())
    if (!planned.has(actual.name)) steps.push(...(await formerColumn(planning, actual)));
  return steps;
}
