import { addForeignKeySql, createTableSql } from "../ddl/createSql";
import type { TablePlan } from "../ddl/tablePlan";
import { quote } from "../names";
import type { Inspector } from "./inspector";
import type { ActualTable } from "./introspect";
import { isKept, keptName } from "./kept";
import { type Step, step } from "./step";

type Tables = ReadonlyMap<string, ActualTable>;

/** A field that named one record and names many from now on: its values are the first links. */
function fillLinks(plan: TablePlan, tables: Tables): readonly string[] {
  const { fillFrom } = plan;
  const column = fillFrom && tables.get(fillFrom.table)?.columns.get(fillFrom.column);
  if (!fillFrom || column?.type !== "uuid") return [];
  const value = quote(fillFrom.column);
  const space = plan.columns.some(({ name }) => name === "space_id") ? ["space_id"] : [];
  return [
    `insert into ${quote(plan.name)} (${["owner_id", "target_id", ...space].join(", ")})
      select ${["id", value, ...space].join(", ")} from ${quote(fillFrom.table)} where ${value} is not null`,
  ];
}

/** Steps that make a table: its foreign keys come when all tables are there. */
export function createTable(plan: TablePlan, tables: Tables): readonly Step[] {
  const { name: table } = plan;
  const filled = fillLinks(plan, tables);
  const create = step({
    kind: "create table",
    table,
    phase: "create tables",
    line: plan.isLink ? `new table ${table}, for references to many` : `new table ${table}`,
    sql: [...createTableSql(plan), ...filled],
    back: [`drop table ${quote(table)}`],
    losses: filled.length > 0 ? [] : [{ what: `records of ${table}`, sql: `select count(*) from ${quote(table)}` }],
  });
  const keys = plan.foreignKeys.map((key) =>
    step({
      kind: "add foreign key",
      table,
      column: key.column,
      phase: "add foreign keys",
      line: `${table}.${key.column} refers to ${key.target}`,
      sql: [addForeignKeySql(table, key)],
      back: [`alter table ${quote(table)} drop constraint ${quote(key.name)}`],
    }),
  );
  return [create, ...keys];
}

const ENTITY_COLUMNS = ["id", "created_at", "updated_at", "version"];
const LINK_COLUMNS = ["owner_id", "target_id", "position"];

/** Whether the table was made from a schema: others in the same database are none of our business. */
function isOfEntity({ name, columns }: ActualTable, systemTables: ReadonlySet<string>): boolean {
  if (systemTables.has(name) || isKept(name)) return false;
  return [ENTITY_COLUMNS, LINK_COLUMNS].some((names) => names.every((column) => columns.has(column)));
}

/** Sets a table aside: with its rows, without what would hold others back. */
async function dropTable(actual: ActualTable, tables: Tables, inspector: Inspector): Promise<Step> {
  const { name: table } = actual;
  const kept = keptName(tables, table);
  const holding = actual.foreignKeys.filter((key) => !key.definition.endsWith("CASCADE"));
  const indexes = actual.indexes.filter((index) => !index.isPrimary);
  const key = actual.indexes.find((index) => index.isPrimary)?.name;
  const renameKey = (from: string, to: string) =>
    key ? [`alter table ${quote(table)} rename constraint ${quote(from)} to ${quote(to)}`] : [];
  const keptKey = `${kept}_pkey`.slice(0, 63);
  const rows = await inspector.count(table);
  return step({
    kind: "drop table",
    table,
    phase: "drop tables",
    line: `table ${table} goes, with ${rows} ${rows === 1 ? "record" : "records"}; they are kept in ${kept}`,
    sql: [
      ...holding.map(({ name }) => `alter table ${quote(table)} drop constraint ${quote(name)}`),
      ...indexes.map(({ name }) => `drop index ${quote(name)}`),
      ...renameKey(key ?? "", keptKey),
      `alter table ${quote(table)} rename to ${quote(kept)}`,
    ],
    back: [
      `alter table ${quote(kept)} rename to ${quote(table)}`,
      ...renameKey(keptKey, key ?? ""),
      ...indexes.map(({ source }) => source),
      ...holding.map(({ name, source }) => `alter table ${quote(table)} add constraint ${quote(name)} ${source}`),
    ],
    rows,
    isDestructive: true,
  });
}

/** Steps that take away the tables of entities that no schema describes any more. */
export async function dropTables(
  tables: Tables,
  isNeeded: (table: string) => boolean,
  systemTables: ReadonlySet<string>,
  inspector: Inspector,
): Promise<readonly Step[]> {
  const former = [...tables.values()].filter((table) => isOfEntity(table, systemTables) && !isNeeded(table.name));
  const steps: Step[] = [];
  for (const table of former) steps.push(await dropTable(table, tables, inspector));
  return steps;
}
