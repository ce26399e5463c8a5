import type { Entity, Field } from "../../../schema/catalog";
import { AppError } from "../../../shared/errors";

interface DriverError {
  readonly code?: string;
  readonly constraint?: string;
}

const UNIQUE_VIOLATION = "23505";
const FOREIGN_KEY_VIOLATION = "23503";

/** The last field of the set whose index name lists exactly its columns: the one that a person thinks of. */
function uniqueField(entity: Entity, constraint: string): Field | undefined {
  const sets = [...entity.unique, ...entity.uniqueEverywhere];
  const names = sets.find((set) => constraint.includes(set.map((name) => entity.fields.get(name)?.column).join("_")));
  return names && entity.fields.get(names.at(-1) ?? "");
}

function referenceField(entity: Entity, constraint: string): Field | undefined {
  return [...entity.fields.values()].find((field) => field.reference && constraint.includes(`_${field.column}_`));
}

/** A constraint's violation as a fault of the field behind it; other errors pass through. */
export function translateWriteError(entity: Entity, thrown: unknown): unknown {
  const { code, constraint = "" } = thrown as DriverError;
  if (code === UNIQUE_VIOLATION) {
    const field = uniqueField(entity, constraint);
    return new AppError(
      "record.exists",
      field ? { faults: [{ path: `/${field.name}`, rule: "unique" }], cause: thrown } : { cause: thrown },
    );
  }
  if (code === FOREIGN_KEY_VIOLATION && constraint.startsWith(entity.table)) {
    const field = referenceField(entity, constraint);
    if (field) return new AppError("request.invalid", { faults: [{ path: `/${field.name}`, rule: "reference" }], cause: thrown });
  }
  return thrown;
}
