import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { compile, type JSONSchema } from "json-schema-to-typescript";
import type { Catalog, Entity, Field } from "../src/schema/catalog";
import type { FieldSchema } from "../src/schema/document";
import type { ColumnType } from "../src/schema/fieldKind";
import { fromSnakeCase } from "../src/schema/naming";
import { hasColumn, linkTable, targetColumn } from "../src/server/db/linkTable";
import { fieldKinds } from "../src/server/extensions";
import { createCatalog } from "../src/server/host/createCatalog";
import { profileFieldsModule } from "./profileFields";

const ENTITIES_FILE = "src/schema/generated/entities.ts";
const TABLES_FILE = "src/server/db/generated/tables.ts";
const PROFILE_FILE = "src/contracts/generated/profileFields.ts";
const HEADER = "// Generated from schemas/ by `npm run generate`: change the schemas, not this file.\n";

const COLUMN_TYPES: Readonly<Record<ColumnType, string>> = {
  text: "string",
  integer: "number",
  bigint: "number",
  numeric: "number",
  "double precision": "number",
  boolean: "boolean",
  date: "string",
  timestamptz: "string",
  uuid: "string",
  jsonb: "JsonColumn",
  "text[]": "string[]",
  "uuid[]": "string[]",
};

/** System columns that the database fills by itself. */
const GENERATED_SYSTEM = new Set(["spaceId", "createdAt", "updatedAt", "version"]);

function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Titles would become type names of their own, the same in many entities. */
function untitled({ title: _title, items, properties, ...schema }: FieldSchema): FieldSchema {
  const inner = Object.entries(properties ?? {}).map(([name, property]) => [name, untitled(property)] as const);
  return {
    ...schema,
    ...(items ? { items: untitled(items) } : {}),
    ...(properties ? { properties: Object.fromEntries(inner) } : {}),
  };
}

async function entityInterface(entity: Entity): Promise<string> {
  const visible = [...entity.fields.values()].filter((field) => !field.isHidden && !field.isWriteOnly);
  const schema = {
    type: "object",
    additionalProperties: false,
    required: visible.filter((field) => field.isRequired).map((field) => field.name),
    properties: Object.fromEntries(visible.map((field) => [field.name, untitled(field.apiSchema)])),
  } as JSONSchema;
  return compile(schema, pascal(entity.name), {
    bannerComment: "",
    format: false,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
  });
}

function columnLine(field: Field, isRequired: boolean): string {
  const base = COLUMN_TYPES[field.kind.column];
  const hasDefault = field.schema.default !== undefined || GENERATED_SYSTEM.has(field.name);
  if (base === "JsonColumn" && !isRequired && !hasDefault) return `  ${field.name}: NullableJsonColumn;`;
  const value = isRequired || hasDefault ? base : `${base} | null`;
  const type = isRequired && !hasDefault ? value : `Generated<${value}>`;
  // A nullable column may be left out of an insert by itself.
  return `  ${field.name}: ${value.endsWith("null") ? value : type};`;
}

function tableInterface(table: string, entities: readonly Entity[]): string {
  const fields = new Map(
    entities.flatMap((entity) => [...entity.fields.values()].filter(hasColumn).map((field) => [field.name, field])),
  );
  const lines = [...fields.values()].flatMap((field) => [
    columnLine(
      field,
      entities.every((entity) => entity.fields.get(field.name)?.isRequired),
    ),
    ...(field.targets ?? []).map((target) => `  ${fromSnakeCase(targetColumn(field, target))}: DerivedColumn;`),
  ]);
  return `export interface ${pascal(fromSnakeCase(table))}Table {\n${lines.join("\n")}\n}`;
}

/** The tables of an entity's many-references, by name. */
function linkInterfaces(entity: Entity): readonly (readonly [string, string])[] {
  const space = entity.scope === "global" ? "" : "  spaceId: Generated<string>;\n";
  return [...entity.fields.values()]
    .filter((field) => field.reference?.isMany)
    .map((field) => {
      const table = linkTable(entity, field);
      const columns = `  ownerId: string;\n  targetId: string;\n${space}  position: number;`;
      return [table, `export interface ${pascal(fromSnakeCase(table))}Table {\n${columns}\n}`];
    });
}

/** By entity, the states in which a record is as it was agreed (`states.frozen`). */
function frozenStates(catalog: Catalog): string {
  const lines = [...catalog.entities.values()].flatMap(({ name, states }) =>
    states?.frozen ? [`  ${name}: [${states.frozen.in.map((state) => JSON.stringify(state)).join(", ")}],`] : [],
  );
  return `/** States in which records are as they were agreed, by entity: \`states.frozen\` of the schemas. */
export const FROZEN_STATES = {\n${lines.join("\n")}\n} satisfies Readonly<Record<string, readonly string[]>>;`;
}

function tablesModule(catalog: Catalog): string {
  const byTable = new Map<string, Entity[]>();
  for (const entity of catalog.entities.values()) byTable.set(entity.table, [...(byTable.get(entity.table) ?? []), entity]);
  const links = new Map([...catalog.entities.values()].flatMap(linkInterfaces));
  const tables = [...[...byTable].map(([table, entities]) => tableInterface(table, entities)), ...links.values()];
  const names = [...byTable.keys(), ...links.keys()].map(
    (table) => `  ${fromSnakeCase(table)}: ${pascal(fromSnakeCase(table))}Table;`,
  );
  return [
    HEADER,
    'import type { ColumnType, Generated } from "kysely";',
    'import type { Json } from "../../../shared/json";',
    'import type { SystemTables } from "../systemTableTypes";',
    "",
    "/** jsonb: read as a value, written as text; see `json` of the kit. */",
    "export type JsonColumn = ColumnType<Json, string, string>;",
    "export type NullableJsonColumn = ColumnType<Json | null, string | null | undefined, string | null>;",
    "/** Derived by the database from another column: read only. */",
    "export type DerivedColumn = ColumnType<string | null, never, never>;",
    "",
    tables.join("\n\n"),
    "",
    `export interface Tables extends SystemTables {\n${names.join("\n")}\n}`,
    "",
    frozenStates(catalog),
    "",
  ].join("\n");
}

function catalogOf(root: string): Catalog {
  // Names of registry members change no types: entities list them as text.
  const registries = new Map([
    ["activityType", ["el_survey"]],
    ["questionType", ["single-choice"]],
    ["studyProduct", ["CONSUMER_SURVEY"]],
    ["licensedProduct", ["CONSUMER_SURVEY"]],
  ]);
  return createCatalog({ root, kinds: fieldKinds, registries });
}

/** The types of the tables alone, by the schemas of a project folder. */
export const generateTables = (root: string): string => tablesModule(catalogOf(root));

/** The generated files, by path. */
export async function generate(root: string): Promise<ReadonlyMap<string, string>> {
  const catalog = catalogOf(root);
  const withoutRegistries = [...catalog.entities.values()].map((entity) => ({
    ...entity,
    fields: new Map(
      [...entity.fields].map(([name, field]) => {
        const { enum: _members, ...open } = field.apiSchema;
        return [name, field.schema["x-registry"] ? { ...field, apiSchema: open } : field] as const;
      }),
    ),
  }));
  const entities = await Promise.all(withoutRegistries.map(entityInterface));
  const resources = withoutRegistries.map(({ resource, name }) => `  ${JSON.stringify(resource)}: ${pascal(name)};`);
  entities.push(
    `/** Records by the name of their address, \`/api/{resource}\`. */\nexport interface Resources {\n${resources.join("\n")}\n}\n`,
  );
  return new Map([
    [ENTITIES_FILE, `${HEADER}\n${entities.join("\n")}`],
    [TABLES_FILE, tablesModule(catalog)],
    [PROFILE_FILE, `${HEADER}\n${profileFieldsModule(catalog)}`],
  ]);
}

/** `--check` compares instead of writing. */
export async function main(options: readonly string[]): Promise<void> {
  const root = resolve(import.meta.dirname, "..");
  for (const [file, content] of await generate(root)) {
    const path = resolve(root, file);
    if (!options.includes("--check")) {
      mkdirSync(resolve(path, ".."), { recursive: true });
      writeFileSync(path, content);
    } else if (readFileSync(path, "utf8") !== content) {
      throw new Error(`${file} is not what the schemas say: run \`npm run generate\``);
    }
  }
}
