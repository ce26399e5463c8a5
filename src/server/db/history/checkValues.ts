import type { Client } from "../migration/client";
import { createInspector } from "../migration/inspector";
import { type Step, step } from "../migration/step";
import { quote } from "../names";
import type { ValueRule } from "./valueRules";

async function columnsThere(client: Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type from pg_attribute a
      join pg_class c on c.oid = a.attrelid where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'`,
  );
  return new Map(rows.map((row) => [row.name, row.type]));
}

/** How many rows break each rule, all rules of a table in one pass. */
async function countBroken(client: Client, table: string, rules: readonly ValueRule[]): Promise<readonly number[]> {
  const counts = rules.map((rule, index) => `count(*) filter (where ${rule.isBroken})::integer as "${index}"`);
  const { rows } = await client.query<Record<string, number>>(`select ${counts.join(", ")} from ${quote(table)} t`);
  return rules.map((_, index) => rows[0]?.[index] ?? 0);
}

function toStep(
  { entity, field, key, line }: ValueRule,
  found: { readonly rows: number; readonly ids: readonly string[] },
): Step {
  return step({
    kind: "check values",
    table: entity.table,
    column: field.column,
    phase: "check values",
    line: `${line}, and ${found.rows} records are not: they stay as they are, and must be mended to be saved again`,
    sql: [],
    back: [],
    ...found,
    isDestructive: true,
    key,
  });
}

/** A step for each rule that stored values break: to be accepted, or mended by hand. */
export async function checkValues(client: Client, rules: readonly ValueRule[]): Promise<readonly Step[]> {
  const columns = await columnsThere(client);
  const inspector = createInspector(client);
  const there = rules.filter(({ entity, field }) => columns.get(`${entity.table}.${field.column}`) === field.kind.column);
  const steps: Step[] = [];
  for (const table of new Set(there.map((rule) => rule.entity.table))) {
    const own = there.filter((rule) => rule.entity.table === table);
    const counts = await countBroken(client, table, own);
    for (const [index, rule] of own.entries())
      if (counts[index]) steps.push(toStep(rule, await inspector.rowsWhere(`${quote(table)} t`, rule.isBroken)));
  }
  return steps;
}
