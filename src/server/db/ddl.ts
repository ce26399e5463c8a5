import { createHash } from "node:crypto";
import type { Catalog, Entity, Field } from "../../schema/catalog";

/** What every entity table begins with. */
const SYSTEM_COLUMNS: Readonly<Record<string, string>> = {
  id: "uuid primary key",
  space_id: "uuid not null references space (id) on delete cascade",
  created_at: "timestamptz not null default now()",
  updated_at: "timestamptz not null default now()",
  version: "integer not null default 1",
};

export interface ColumnPlan {
  readonly name: string;
  readonly definition: string;
  readonly default: string | undefined;
  readonly isRequired: boolean;
  readonly renamedFrom: string | undefined;
}

export interface ConstraintPlan {
  readonly name: string;
  readonly sql: string;
}

/** The table of one or several entities: those that name the same `table` share it. */
export interface TablePlan {
  readonly name: string;
  readonly isGlobal: boolean;
  readonly system: readonly string[];
  readonly columns: readonly ColumnPlan[];
  readonly indexes: readonly ConstraintPlan[];
  readonly foreignKeys: readonly ConstraintPlan[];
}

const LONGEST_NAME = 63;

/** PostgreSQL cuts names at 63 bytes, silently; two long ones must stay two. */
function nameOf(...parts: readonly string[]): string {
  const name = parts.join("_");
  if (name.length <= LONGEST_NAME) return name;
  const digest = createHash("sha256").update(name).digest("hex").slice(0, 8);
  return `${name.slice(0, LONGEST_NAME - 9)}_${digest}`;
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function literal(field: Field): string | undefined {
  const value = field.schema.default;
  if (value === undefined || value === null) return undefined;
  const text = (text: string) => `'${text.replaceAll("'", "''")}'`;
  if (field.kind.column === "jsonb") return `${text(JSON.stringify(value))}::jsonb`;
  if (field.kind.column === "text[]" && Array.isArray(value))
    return `array[${value.map((item) => text(String(item))).join()}]::text[]`;
  return typeof value === "string" ? text(value) : String(value);
}

function planColumn(field: Field, isRequiredByAll: boolean): ColumnPlan {
  const fallback = literal(field);
  const renamedFrom = field.schema["x-renamedFrom"];
  return {
    name: field.column,
    definition: `${field.kind.column}${fallback === undefined ? "" : ` default ${fallback}`}`,
    default: fallback,
    isRequired: isRequiredByAll,
    renamedFrom: renamedFrom?.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  };
}

function columnsOf(entity: Entity, names: readonly string[]): readonly string[] {
  return names.map((name) => entity.fields.get(name)?.column ?? name);
}

// Last in an index: what narrows most comes first. On a table not yet analysed the planner would take an index that
// begins with the space for every check of a foreign key, and read the whole space.
const SPACE = "space_id";

function planUnique(entity: Entity): readonly ConstraintPlan[] {
  const isGlobal = entity.scope === "global";
  const within = entity.unique.map((names) => (isGlobal ? columnsOf(entity, names) : [...columnsOf(entity, names), SPACE]));
  const everywhere = entity.uniqueEverywhere.map((names) => columnsOf(entity, names));
  return [...within, ...everywhere].map((columns) => {
    const name = nameOf(entity.table, ...columns, "key");
    return {
      name,
      sql: `create unique index if not exists ${quote(name)} on ${quote(entity.table)} (${columns.map(quote).join(", ")})`,
    };
  });
}

/** Indexes as declared, and those that the generated list needs: newest first, and by name. */
function planIndexes(entity: Entity): readonly ConstraintPlan[] {
  const space = entity.scope === "global" ? [] : [SPACE];
  const isListed = entity.access.size > 0;
  const label = entity.fields.get(entity.label);
  const isText = label?.kind.column === "text" && label.kind.isSortable;
  const sets: readonly (readonly [string, readonly string[]])[] = [
    ...(isListed ? ([["newest", [...space, "created_at desc", "id"]]] as const) : []),
    ...(isListed && isText ? ([["by_label", [...space, `sort_key(${quote(label.column)})`, "id"]]] as const) : []),
    ...entity.index.map((names) => [columnsOf(entity, names).join("_"), [...columnsOf(entity, names), ...space]] as const),
  ];
  return sets.map(([suffix, columns]) => {
    const name = nameOf(entity.table, suffix, "idx");
    return { name, sql: `create index if not exists ${quote(name)} on ${quote(entity.table)} (${columns.join(", ")})` };
  });
}

const ON_DELETE = {
  restrict: () => "restrict",
  cascade: () => "cascade",
  clear: (column: string) => `set null (${column})`,
} as const;

function planForeignKey(entity: Entity, field: Field, catalog: Catalog): readonly ConstraintPlan[] {
  const target = field.reference && catalog.entities.get(field.reference.entity);
  if (!field.reference || !target || field.isSystem) return [];
  const isTenant = entity.scope !== "global" && target.scope !== "global";
  // With the space in the key no row can ever refer to another tenant's.
  const own = isTenant ? `space_id, ${quote(field.column)}` : quote(field.column);
  const theirs = isTenant ? "space_id, id" : "id";
  const action = ON_DELETE[field.reference.onDelete](quote(field.column));
  const name = nameOf(entity.table, field.column, "fkey");
  const sql = `alter table ${quote(entity.table)} add constraint ${quote(name)} foreign key (${own}) references ${quote(target.table)} (${theirs}) on delete ${action}`;
  return [{ name, sql }];
}

function planTable(entities: readonly Entity[], catalog: Catalog): TablePlan {
  const [first] = entities;
  if (!first) throw new Error("a table needs an entity");
  const isGlobal = first.scope === "global";
  const fields = new Map(
    entities.flatMap((entity) =>
      [...entity.fields.values()].filter((field) => !field.isSystem).map((field) => [field.column, field]),
    ),
  );
  const isRequiredByAll = (field: Field) => entities.every((entity) => entity.fields.get(field.name)?.isRequired);
  const composite = { name: nameOf(first.table, "id", "space_id", "key"), sql: "" };
  const unique = `create unique index if not exists ${quote(composite.name)} on ${quote(first.table)} (id, space_id)`;
  const byName = (plans: readonly ConstraintPlan[]) => [...new Map(plans.map((plan) => [plan.name, plan])).values()];
  return {
    name: first.table,
    isGlobal,
    system: Object.entries(SYSTEM_COLUMNS)
      .filter(([column]) => !isGlobal || column !== "space_id")
      .map(([column, definition]) => `${column} ${definition}`),
    columns: [...fields.values()].map((field) => planColumn(field, isRequiredByAll(field))),
    indexes: byName([
      ...(isGlobal ? [] : [{ ...composite, sql: unique }]),
      ...entities.flatMap(planUnique),
      ...entities.flatMap(planIndexes),
    ]),
    foreignKeys: byName(
      entities.flatMap((entity) => [...entity.fields.values()].flatMap((field) => planForeignKey(entity, field, catalog))),
    ),
  };
}

/** The tables of a Catalog. */
export function planTables(catalog: Catalog): readonly TablePlan[] {
  const byTable = new Map<string, Entity[]>();
  for (const entity of catalog.entities.values()) byTable.set(entity.table, [...(byTable.get(entity.table) ?? []), entity]);
  return [...byTable.values()].map((entities) => planTable(entities, catalog));
}
