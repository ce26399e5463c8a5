import type { Catalog } from "../../../schema/catalog";
import { planTables } from "../ddl/planTables";
import type { TablePlan } from "../ddl/tablePlan";
import { SYSTEM_TABLE_NAMES } from "../systemTables";
import type { Client } from "./client";
import { columnSteps } from "./columnSteps";
import { foreignKeySteps } from "./foreignKeySteps";
import { indexSteps } from "./indexSteps";
import { createInspector, type Inspector } from "./inspector";
import { type ActualTable, introspect } from "./introspect";
import { renamed, withRenamedTargets } from "./renames";
import { shadowTables } from "./shadowTables";
import { inOrder, type Step } from "./step";
import type { Subject } from "./subject";
import { createTable, dropTables } from "./tableSteps";

interface Sources {
  readonly plans: readonly TablePlan[];
  readonly tables: ReadonlyMap<string, ActualTable>;
  readonly shadow: ReadonlyMap<string, ActualTable>;
  readonly inspector: Inspector;
  /** Tables of plugins: they stay until they are purged, also where nothing else is left of their plugin. */
  readonly ofPlugins: ReadonlySet<string>;
}

async function changeTable(subject: Subject, { tables, inspector }: Sources): Promise<readonly Step[]> {
  const planning = { subject, inspector, tables };
  return [...(await columnSteps(planning)), ...(await indexSteps(planning)), ...(await foreignKeySteps(planning))];
}

async function tableSteps(sources: Sources): Promise<readonly Step[]> {
  const { plans, tables, shadow, inspector, ofPlugins } = sources;
  const planned = new Set(plans.map((plan) => plan.name));
  const used = new Set<string>();
  const steps: Step[] = [];
  for (const plan of plans) {
    const found = renamed(plan, tables, planned);
    const wanted = shadow.get(plan.name);
    if (!found || !wanted) {
      steps.push(...createTable(plan, tables));
      continue;
    }
    used.add(found.realTable);
    const subject = { plan, wanted, ...found, rows: await inspector.count(found.realTable) };
    steps.push(...found.steps, ...(await changeTable(subject, sources)));
  }
  const isNeeded = (table: string) => planned.has(table) || used.has(table) || ofPlugins.has(table);
  return [...steps, ...(await dropTables(tables, isNeeded, SYSTEM_TABLE_NAMES, inspector))];
}

async function pluginTables(client: Client, tables: Sources["tables"]): Promise<ReadonlySet<string>> {
  if (!tables.has("installed_plugin")) return new Set();
  const { rows } = await client.query<{ name: string }>("select distinct unnest(tables) as name from installed_plugin");
  return new Set(rows.map(({ name }) => name));
}

/**
 * What makes the database that of the Catalog, in order. Reads the database as it is, changes nothing; needs an open
 * transaction.
 * @param trigrams schema of the trigram extension
 */
export async function planMigration(client: Client, catalog: Catalog, trigrams: string | undefined): Promise<readonly Step[]> {
  const { rows } = await client.query<{ schema: string }>("select current_schema() as schema");
  const schema = rows[0]?.schema ?? "public";
  const schemas = [schema, ...(trigrams === undefined ? [] : [trigrams])];
  const plans = planTables(catalog, trigrams);
  const found = await introspect(client, "current_schema()::regnamespace", schemas);
  const tables = withRenamedTargets(plans, found);
  const isFresh = plans.every((plan) => !tables.has(plan.name));
  const shadow = isFresh ? new Map<string, ActualTable>() : await shadowTables(client, plans, schema, schemas);
  const ofPlugins = await pluginTables(client, tables);
  return inOrder(await tableSteps({ plans, tables, shadow, inspector: createInspector(client), ofPlugins }));
}
