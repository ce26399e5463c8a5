import { RESERVED_RESOURCES, RESERVED_TABLES } from "../build/reservedNames";
import type { Entity, Field } from "../catalog";
import { toSnakeCase } from "../naming";
import type { SchemaIssue } from "../schemaFault";
import { type Draft, issueAt } from "./check";

function storedFields(entity: Entity): readonly Field[] {
  return [...entity.fields.values()].filter((field) => !field.isSystem && !field.computed);
}

const isMany = (field: Field) => field.reference?.isMany === true;

/** Columns that stand for a polymorphic reference's targets. */
function generatedColumns({ column, targets = [] }: Field): readonly string[] {
  return targets.map((target) => `${column}_${toSnakeCase(target)}`);
}

/** What two entities of one table say differently of a column; nothing where they agree. */
function difference(one: Field, other: Field): string | undefined {
  if (one.kind.column !== other.kind.column) return `is ${one.kind.column} there and ${other.kind.column} here`;
  return one.reference?.entity === other.reference?.entity ? undefined : "refers to another entity there";
}

function sharedIssues(first: Entity, entity: Entity): readonly SchemaIssue[] {
  const there = `the table "${entity.table}" of ${first.file}`;
  const shapes = [
    ["/x-entity/scope", (first.scope === "global") === (entity.scope === "global")],
    ["/x-entity/softDelete", first.isSoftDeleted === entity.isSoftDeleted],
  ] as const;
  const shape = shapes
    .filter(([, isSame]) => !isSame)
    .map(([pointer]) => issueAt(entity, pointer, `${there} says otherwise`, "Say the same in both, or name another table"));
  const columns = storedFields(entity).flatMap((field) => {
    const other = storedFields(first).find(({ column }) => column === field.column);
    const said = other && difference(other, field);
    const message = `the column "${field.column}" of ${there} ${said}`;
    return said ? [issueAt(entity, `/properties/${field.name}`, message, "Declare it alike in both")] : [];
  });
  return [...shape, ...columns];
}

/** Two things of one name in the database. */
function collisions(entity: Entity, tables: ReadonlySet<string>): readonly SchemaIssue[] {
  const columns = new Set(storedFields(entity).map(({ column }) => column));
  return storedFields(entity).flatMap((field) => {
    const pointer = `/properties/${field.name}`;
    const generated = generatedColumns(field).find((column) => columns.has(column));
    if (generated) return [issueAt(entity, pointer, `its column "${generated}" is another field's`, "Rename one of them")];
    const link = `${entity.table}_${field.column}`;
    return isMany(field) && tables.has(link)
      ? [issueAt(entity, pointer, `its table "${link}" is another entity's`, "Rename the field, or name the other's table")]
      : [];
  });
}

function reservedIssues(entity: Entity): readonly SchemaIssue[] {
  const isPath = RESERVED_RESOURCES.has(entity.resource);
  const isTable = RESERVED_TABLES.has(entity.table);
  const declared = entity.document["x-entity"].table ? "/x-entity/table" : "/$id";
  return [
    ...(isPath
      ? [issueAt(entity, "/x-entity/resource", `/api/${entity.resource} is a call of the platform`, "Choose another resource")]
      : []),
    ...(isTable ? [issueAt(entity, declared, `"${entity.table}" is a table of the platform`, 'Name another with "table"')] : []),
  ];
}

/** Tables and columns that two would have to share, and names that are taken. */
export function checkTables({ entities }: Draft): readonly SchemaIssue[] {
  const tables = new Set([...entities.values()].map(({ table }) => table));
  const first = new Map<string, Entity>();
  return [...entities.values()].flatMap((entity) => {
    const sharer = first.get(entity.table);
    first.set(entity.table, sharer ?? entity);
    return [...(sharer ? sharedIssues(sharer, entity) : []), ...collisions(entity, tables), ...reservedIssues(entity)];
  });
}
