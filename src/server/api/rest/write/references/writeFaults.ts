import type { Entity, Field } from "../../../../../schema/catalog";
import { knownField } from "../../../../../schema/keyValues";
import { AppError, type FieldIssue } from "../../../../../shared/errors";
import { linkTable, targetColumn } from "../../../../db/linkTable";
import { nameOf } from "../../../../db/names";

interface DriverError {
  readonly code?: string;
  readonly constraint?: string;
}

const UNIQUE_VIOLATION = "23505";
const FOREIGN_KEY_VIOLATION = "23503";
/** What `on delete restrict` raises from PostgreSQL 18 on. */
const RESTRICT_VIOLATION = "23001";

/** Whether a constraint refused the statement. */
export function isViolation(thrown: unknown): boolean {
  return String((thrown as DriverError | undefined)?.code).startsWith("23");
}

/** The last field of the set that the index is of: the one that a person thinks of. */
function uniqueField(entity: Entity, constraint: string): Field | undefined {
  const columnsOf = (names: readonly string[]) => names.map((name) => entity.fields.get(name)?.column ?? name);
  const within = entity.unique.map((names) => ({
    names,
    columns: [...columnsOf(names), ...(entity.scope === "global" ? [] : ["space_id"])],
  }));
  const everywhere = entity.uniqueEverywhere.map((names) => ({ names, columns: columnsOf(names) }));
  const set = [...within, ...everywhere].find(({ columns }) => nameOf(entity.table, ...columns, "key") === constraint);
  return set && knownField(entity, entity.fields.get(set.names.at(-1) ?? ""));
}

/** Names of the foreign keys that hold a field's values to records that are there. */
function foreignKeys(entity: Entity, field: Field): readonly string[] {
  const { table } = entity;
  if (field.targets) return field.targets.map((target) => nameOf(table, targetColumn(field, target), "fkey"));
  if (field.reference?.isMany) return [nameOf(linkTable(entity, field), "target_id", "fkey")];
  return field.reference || field.name === "spaceId" ? [nameOf(table, field.column, "fkey")] : [];
}

/** A fault of a field whose value refers to nothing that is there. */
export function referenceIssue({ name }: Field): FieldIssue {
  return { path: `/${name}`, rule: "reference" };
}

/** A fault of a field whose value another record has, in words of its own where its entity has some. */
export function takenIssue({ name }: Pick<Entity, "name">, field: string): FieldIssue {
  return { path: `/${field}`, rule: "unique", messageKey: `records.taken.${name}.${field}` };
}

/** A constraint's violation as a fault of the field behind it; other errors pass through. */
export function translateWriteError(entity: Entity, thrown: unknown): unknown {
  const { code, constraint = "" } = thrown as DriverError;
  if (code === UNIQUE_VIOLATION) {
    const field = uniqueField(entity, constraint);
    const faults = field ? { faults: [takenIssue(entity, field.name)] } : {};
    return new AppError("record.exists", { ...faults, cause: thrown });
  }
  if (code !== FOREIGN_KEY_VIOLATION) return thrown;
  const field = [...entity.fields.values()].find((one) => foreignKeys(entity, one).includes(constraint));
  return field ? new AppError("request.invalid", { faults: [referenceIssue(field)], cause: thrown }) : thrown;
}

/** A reference that holds on to a record to be deleted: that is no fault of one of the record's own fields. */
export function translateInUse(thrown: unknown): unknown {
  const { code } = thrown as DriverError;
  const isHeld = code === FOREIGN_KEY_VIOLATION || code === RESTRICT_VIOLATION;
  return isHeld ? new AppError("record.inUse", { cause: thrown }) : thrown;
}
