import type { Catalog, Entity, Field } from "../../../../../schema/catalog";
import { AppError } from "../../../../../shared/errors";
import type { Database } from "../../../../db/database";
import { quote } from "../../../../db/names";
import { runStatement } from "../../../../db/runStatement";
import { referenceIssue } from "./writeFaults";

type Values = Readonly<Record<string, unknown>>;

/** Where a field's value leads. */
export interface Reference {
  readonly field: Field;
  readonly target: Entity;
  readonly ids: readonly string[];
}

function idsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value : [String(value)];
}

function referenceOf(catalog: Catalog, field: Field, value: unknown): Reference | undefined {
  const [name, ids] = field.targets
    ? [String(value).split("/")[0], [String(value).split("/")[1] ?? ""]]
    : [field.reference?.entity, idsOf(value)];
  const target = catalog.entities.get(name ?? "");
  return target && ids.length > 0 ? { field, target, ids } : undefined;
}

/** All that the values refer to. */
export function referencesOf(catalog: Catalog, entity: Entity, values: Values): readonly Reference[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const field = entity.fields.get(name);
    if (!field || value === null || value === undefined) return [];
    return referenceOf(catalog, field, value) ?? [];
  });
}

/** References to entities whose deleted records are still there: the database alone would let them pass. */
function doubtful(catalog: Catalog, entity: Entity, values: Values): readonly Reference[] {
  return referencesOf(catalog, entity, values).filter(({ target }) => target.isSoftDeleted);
}

/** Whether {@link demandLive} has anything to ask the database. */
export function needsLiveCheck(catalog: Catalog, entity: Entity, values: Values): boolean {
  return doubtful(catalog, entity, values).length > 0;
}

/**
 * Refuses values that refer to deleted records, and keeps those that they refer to from being deleted meanwhile.
 * Whether they are there at all, and in the record's space, is the foreign keys' business.
 * @throws AppError `request.invalid`
 */
export async function demandLive(database: Database, catalog: Catalog, entity: Entity, values: Values): Promise<void> {
  for (const { field, target, ids } of doubtful(catalog, entity, values)) {
    const found = await runStatement<{ is_dead: boolean }>(database, {
      text: `select deleted_at is not null as is_dead from ${quote(target.table)} where id = any($1::uuid[]) order by id for key share`,
      values: [ids],
    });
    if (found.some((row) => row.is_dead)) throw new AppError("request.invalid", { faults: [referenceIssue(field)] });
  }
}
