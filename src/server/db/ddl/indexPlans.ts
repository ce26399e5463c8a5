import type { Catalog, Entity, Field } from "../../../schema/catalog";
import { selectionPaths } from "../../../schema/selectionPaths";
import { ageOrder, birthDateOf } from "../fieldSql";
import { hasColumn, targetColumn } from "../linkTable";
import { nameOf, quote } from "../names";
import { textOrder } from "../textOrder";
import { DELETED_AT } from "./columnPlans";
import { generatedColumns, SEARCH_TEXT } from "./generatedColumns";
import type { IndexPlan } from "./tablePlan";

// Last in an index: what narrows most comes first. On a table not yet analysed the planner would take an index that
// begins with the space for every check of a foreign key, and read the whole space.
const SPACE = "space_id";

function columnsOf(entity: Entity, names: readonly string[]): readonly string[] {
  return names.map((name) => entity.fields.get(name)?.column ?? name);
}

function plainIndex(table: string, suffix: string, columns: readonly string[], expressions = columns.map(quote)): IndexPlan {
  const name = nameOf(table, suffix, "idx");
  return { name, isUnique: false, columns, definition: `(${expressions.join(", ")})`, where: undefined };
}

function uniqueIndex(table: string, columns: readonly string[], where?: string): IndexPlan {
  const definition = `(${columns.map(quote).join(", ")})${where ? ` where ${where}` : ""}`;
  return { name: nameOf(table, ...columns, "key"), isUnique: true, columns, definition, where };
}

/** The key that foreign keys name: with the space in it, no row can ever refer to another tenant's. */
export function spaceKey(table: string): IndexPlan {
  return uniqueIndex(table, ["id", SPACE]);
}

function uniqueSets(entity: Entity): readonly IndexPlan[] {
  const space = entity.scope === "global" ? [] : [SPACE];
  const within = entity.unique.map((names) => [...columnsOf(entity, names), ...space]);
  const everywhere = entity.uniqueEverywhere.map((names) => columnsOf(entity, names));
  const where = entity.isSoftDeleted ? `${DELETED_AT} is null` : undefined;
  return [...within, ...everywhere].map((columns) => uniqueIndex(entity.table, columns, where));
}

/** An index row holds a text twice, as people order it and as it is, and must stay below 2,704 bytes. */
const LONGEST_KEY = 300;

function isOrdered(field: Field): boolean {
  if (!hasColumn(field) || !field.kind.isSortable || field.schema["x-localized"]) return false;
  return field.kind.column !== "text" || field.schema.enum !== undefined || (field.schema.maxLength ?? Infinity) <= LONGEST_KEY;
}

/** What a list is ordered by. */
interface OrderKey {
  readonly name: string;
  readonly column: string;
  readonly sql: string;
  /** Whether the key is made of the column, so that only the column beside it lets the index alone be read. */
  readonly isMade: boolean;
}

/** A list ordered by one field: the id makes its pages stable, in the same direction, so that both ways are one index. */
function orderIndex(entity: Entity, { name, column, sql, isMade }: OrderKey): IndexPlan {
  const space = entity.scope === "global" ? [] : [SPACE];
  // Beside its key, so that a page far down is found without reading the rows before it.
  const include = isMade ? ` include (${quote(column)})` : "";
  const live = entity.isSoftDeleted ? ` where ${DELETED_AT} is null` : "";
  const columns = [...space, column, ...(entity.isSoftDeleted ? [DELETED_AT] : [])];
  const definition = `(${[...space.map(quote), sql, "id"].join(", ")})${include}${live}`;
  return { ...plainIndex(entity.table, `by_${name}`, [...columns, "id"]), definition };
}

/** Keys of a list's order: none where the field isn't kept, or too long. */
function orderKeys(entity: Entity, field: Field): readonly OrderKey[] {
  const birthDate = birthDateOf(entity, field);
  if (birthDate) {
    const { column } = birthDate;
    return [{ name: field.column, column, sql: ageOrder(quote(column)), isMade: true }];
  }
  if (!isOrdered(field)) return [];
  const { column, kind } = field;
  const isText = kind.column === "text";
  return [{ name: column, column, sql: isText ? textOrder(quote(column)) : quote(column), isMade: isText }];
}

/** What the generated list needs: newest first, and by each of its columns. */
function listIndexes(entity: Entity): readonly IndexPlan[] {
  if (entity.access.size === 0) return [];
  const names = new Set(["createdAt", entity.label, ...entity.list, ...entity.sort.map((rule) => rule.field)]);
  const fields = [...names].filter((name) => name !== "id").flatMap((name) => entity.fields.get(name) ?? []);
  return fields.flatMap((field) => orderKeys(entity, field)).map((key) => orderIndex(entity, key));
}

function declaredIndexes(entity: Entity): readonly IndexPlan[] {
  const space = entity.scope === "global" ? [] : [SPACE];
  return entity.index.map((names) => {
    const columns = columnsOf(entity, names);
    return plainIndex(entity.table, columns.join("_"), [...columns, ...space]);
  });
}

function targetIndexes(entity: Entity): readonly IndexPlan[] {
  const fields = [...entity.fields.values()];
  const columns = fields.flatMap((field) => (field.targets ?? []).map((target) => targetColumn(field, target)));
  return columns.map((column) => plainIndex(entity.table, column, [column]));
}

/** Whether an index begins with the field, as the entity declares them. */
function isIndexed(entity: Entity, { column }: Field): boolean {
  return [...entity.index, ...entity.unique, ...entity.uniqueEverywhere].some(
    ([first = ""]) => columnsOf(entity, [first])[0] === column,
  );
}

function referenceIndexes(entity: Entity, fields: readonly Field[]): readonly IndexPlan[] {
  return fields
    .filter((field) => hasColumn(field) && !field.targets && !isIndexed(entity, field))
    .map((field) => plainIndex(entity.table, field.column, [field.column]));
}

/** By these references it is told which records belong to what a role selects. */
function selectedThrough(entity: Entity, catalog: Catalog): readonly IndexPlan[] {
  const steps = [...selectionPaths(catalog).values()].flatMap((paths) => paths.get(entity.name) ?? []);
  return referenceIndexes(
    entity,
    steps.map(({ field }) => field),
  );
}

/** Other entities count or sum this one's records by these references. */
function countedBy(entity: Entity, catalog: Catalog): readonly IndexPlan[] {
  const computed = [...catalog.entities.values()].flatMap((other) =>
    [...other.fields.values()].flatMap((field) => {
      if (!field.computed) return [];
      if ("count" in field.computed) return [field.computed.count];
      return "sum" in field.computed ? [field.computed.sum] : [];
    }),
  );
  const references = computed.flatMap(({ of, by }) => (of === entity.name ? (entity.fields.get(by) ?? []) : []));
  return referenceIndexes(entity, references);
}

/** @param trigrams schema of the trigram extension, where the database has it */
function searchIndex(entity: Entity, entities: readonly Entity[], trigrams: string | undefined): readonly IndexPlan[] {
  const hasText = generatedColumns(entities).some((column) => column.name === SEARCH_TEXT);
  if (trigrams === undefined || !hasText) return [];
  const definition = `using gin (${SEARCH_TEXT} ${quote(trigrams)}.gin_trgm_ops)`;
  return [{ ...plainIndex(entity.table, "search", [SEARCH_TEXT]), definition }];
}

/** All indexes of the entities' one table. */
export function planIndexes(entities: readonly Entity[], catalog: Catalog, trigrams: string | undefined): readonly IndexPlan[] {
  const plans = entities.flatMap((entity) => [
    ...(entity.scope === "global" ? [] : [spaceKey(entity.table)]),
    ...uniqueSets(entity),
    ...listIndexes(entity),
    ...declaredIndexes(entity),
    ...targetIndexes(entity),
    ...countedBy(entity, catalog),
    ...selectedThrough(entity, catalog),
    ...searchIndex(entity, entities, trigrams),
  ]);
  return [...new Map(plans.map((plan) => [plan.name, plan])).values()];
}
