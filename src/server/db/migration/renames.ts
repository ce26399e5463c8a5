import type { TablePlan } from "../ddl/tablePlan";
import { quote } from "../names";
import type { ActualForeignKey, ActualTable } from "./introspect";
import { type Step, step } from "./step";

type Tables = ReadonlyMap<string, ActualTable>;

export interface RenamePlan {
  readonly steps: readonly Step[];
  /** The table under the names that it gets. */
  readonly actual: ActualTable;
  readonly realTable: string;
  readonly realColumns: ReadonlyMap<string, string>;
}

function replaceName(text: string, from: string, to: string): string {
  return text.replace(new RegExp(`(?<![\\w$])"?${from}"?(?![\\w$])`, "g"), to);
}

function withColumn(table: ActualTable, from: string, to: string): ActualTable {
  const replace = (text: string) => replaceName(text, from, to);
  const columnsOf = (names: readonly string[]) => names.map((name) => (name === from ? to : name));
  return {
    ...table,
    columns: new Map(
      [...table.columns].map(([name, column]) => [
        name === from ? to : name,
        {
          ...column,
          name: name === from ? to : name,
          generated: column.generated && replace(column.generated),
        },
      ]),
    ),
    indexes: table.indexes.map((index) => ({
      ...index,
      columns: columnsOf(index.columns),
      definition: replace(index.definition),
    })),
    foreignKeys: table.foreignKeys.map((key) => {
      // What it refers to are the other table's columns.
      const [own = "", theirs = ""] = key.definition.split(" REFERENCES ");
      const [where = "", action = ""] = theirs.split(" ON DELETE ");
      const definition = `${replace(own)} REFERENCES ${where}${action && ` ON DELETE ${replace(action)}`}`;
      return { ...key, columns: columnsOf(key.columns), definition };
    }),
  };
}

/** Tables that note an entity's name with each row. */
const NOTING = ["audit_log", "file"];

function renameNotes({ renamedEntities }: TablePlan, tables: Tables, isBack: boolean): readonly string[] {
  return renamedEntities.flatMap(({ from, to }) => {
    const [old, name] = isBack ? [to, from] : [from, to];
    return NOTING.filter((table) => tables.has(table)).map(
      (table) => `update ${quote(table)} set entity = '${name}' where entity = '${old}'`,
    );
  });
}

/** References to renamed tables follow them by themselves: the database is read as if they had the names already. */
export function withRenamedTargets(plans: readonly TablePlan[], tables: Tables): Tables {
  const planned = new Set(plans.map(({ name }) => name));
  const names = new Map(
    plans.flatMap((plan) => {
      const found = findTable(plan, tables, planned);
      return found && found.name !== plan.name ? [[found.name, plan.name] as const] : [];
    }),
  );
  if (names.size === 0) return tables;
  const renameKey = (key: ActualForeignKey): ActualForeignKey => {
    const target = names.get(key.target);
    if (target === undefined) return key;
    const [own = "", theirs = ""] = key.definition.split(" REFERENCES ");
    return { ...key, target, definition: `${own} REFERENCES ${theirs.replace(key.target, target)}` };
  };
  return new Map([...tables].map(([name, table]) => [name, { ...table, foreignKeys: table.foreignKeys.map(renameKey) }]));
}

function renameTable(plan: TablePlan, from: ActualTable, tables: Tables): Step {
  const key = from.indexes.find((index) => index.isPrimary)?.name;
  const renameKey = (table: string, old: string, name: string) =>
    `alter table ${quote(table)} rename constraint ${quote(old)} to ${quote(name)}`;
  const keyName = `${plan.name}_pkey`.slice(0, 63);
  return step({
    kind: "rename table",
    table: plan.name,
    phase: "rename",
    line: `table ${from.name} is called ${plan.name} from now on; its rows stay`,
    sql: [
      `alter table ${quote(from.name)} rename to ${quote(plan.name)}`,
      ...(key ? [renameKey(plan.name, key, keyName)] : []),
      ...renameNotes(plan, tables, false),
    ],
    back: [
      ...renameNotes(plan, tables, true),
      ...(key ? [renameKey(plan.name, keyName, key)] : []),
      `alter table ${quote(plan.name)} rename to ${quote(from.name)}`,
    ],
  });
}

function renameColumn(table: string, from: string, to: string): Step {
  const sql = (old: string, name: string) => `alter table ${quote(table)} rename column ${quote(old)} to ${quote(name)}`;
  return step({
    kind: "rename column",
    table,
    column: to,
    phase: "rename",
    line: `column ${table}.${from} is called ${to} from now on; its values stay`,
    sql: [sql(from, to)],
    back: [sql(to, from)],
  });
}

/** Where the table lies that a plan is for: under its name, or the one that its entity or field had before. */
function findTable(plan: TablePlan, tables: Tables, planned: ReadonlySet<string>): ActualTable | undefined {
  const found = tables.get(plan.name);
  if (found || !plan.renamedFrom || planned.has(plan.renamedFrom)) return found;
  return tables.get(plan.renamedFrom);
}

/** The table of a plan with what is renamed; nothing where it isn't there yet. */
export function renamed(plan: TablePlan, tables: Tables, planned: ReadonlySet<string>): RenamePlan | undefined {
  const found = findTable(plan, tables, planned);
  if (!found) return undefined;
  const steps: Step[] = found.name === plan.name ? [] : [renameTable(plan, found, tables)];
  const realColumns = new Map<string, string>();
  let actual: ActualTable = { ...found, name: plan.name };
  for (const { name, renamedFrom } of plan.columns) {
    if (!renamedFrom || actual.columns.has(name) || !actual.columns.has(renamedFrom)) continue;
    if (plan.columns.some((column) => column.name === renamedFrom)) continue;
    steps.push(renameColumn(plan.name, renamedFrom, name));
    realColumns.set(name, renamedFrom);
    actual = withColumn(actual, renamedFrom, name);
  }
  return { steps, actual, realTable: found.name, realColumns };
}
