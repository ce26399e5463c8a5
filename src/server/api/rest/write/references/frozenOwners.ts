import type { Catalog, Entity } from "../../../../../schema/catalog";
import { AppError } from "../../../../../shared/errors";
import type { Database } from "../../../../db/database";
import { quote } from "../../../../db/names";
import { runStatement } from "../../../../db/runStatement";

type Values = Readonly<Record<string, unknown>>;

interface Owners {
  readonly target: Entity;
  /** The reference, and its column. */
  readonly field: string;
  readonly column: string;
}

/** Whose frozen states close records of the entity (`frozenWith`). */
function ownersOf(catalog: Catalog, entity: Entity): readonly Owners[] {
  return entity.frozenWith.flatMap((name) => {
    const field = entity.fields.get(name);
    const target = catalog.entities.get(field?.reference?.entity ?? "");
    return field && target ? [{ target, field: name, column: field.column }] : [];
  });
}

/** Whether values give something that may be closed with another record. */
export function mayBeFrozen(entity: Entity, values: Values): boolean {
  return entity.frozenWith.some((name) => typeof values[name] === "string");
}

/**
 * Keeps what the records belong to in its state, until the transaction ends. Asked before the records themselves are locked:
 * whoever deletes an owner holds it first, too.
 */
export async function holdOwners(database: Database, catalog: Catalog, entity: Entity, ids: readonly string[]): Promise<void> {
  for (const { target, column } of ownersOf(catalog, entity))
    await runStatement(database, {
      text: `select o.id from ${quote(target.table)} o where o.id in
        (select t.${quote(column)} from ${quote(entity.table)} t where t.id = any($1::uuid[])) order by o.id for share of o`,
      values: [ids],
    });
}

/** A reference to a record in a frozen state. */
export interface ClosedOwner {
  readonly target: Entity;
  readonly field: string;
  readonly id: string;
  readonly state: string;
}

/** Owners of the records that are in a frozen state; the others are kept from getting into one until the transaction ends. */
export async function closedOwners(
  database: Database,
  catalog: Catalog,
  entity: Entity,
  records: readonly Values[],
): Promise<readonly ClosedOwner[]> {
  const closed: ClosedOwner[] = [];
  for (const { target, field } of ownersOf(catalog, entity)) {
    const { states } = target;
    const ids = [...new Set(records.map((record) => record[field]).filter((id) => typeof id === "string"))];
    const stateField = target.fields.get(states?.field ?? "");
    if (!stateField || ids.length === 0) continue;
    const owners = await runStatement<{ id: string; state: string }>(database, {
      text: `select id, ${quote(stateField.column)} as state from ${quote(target.table)}
        where id = any($1::uuid[]) order by id for share`,
      values: [ids],
    });
    const frozen = owners.filter(({ state }) => states?.frozen?.in.includes(state));
    closed.push(...frozen.map((owner) => ({ target, field, ...owner })));
  }
  return closed;
}

/** The sentence that says why. */
export const frozenKey = ({ name }: Entity): string => `entities.${name}.frozen`;

/**
 * Refuses to write records that belong to others in a frozen state.
 * @param records as they are, and as they are to be
 * @throws AppError `record.frozen`
 */
export async function demandOpenOwners(
  database: Database,
  catalog: Catalog,
  entity: Entity,
  records: readonly Values[],
): Promise<void> {
  const [closed] = await closedOwners(database, catalog, entity, records);
  if (!closed) return;
  const { target, state } = closed;
  throw new AppError("record.frozen", { detailKey: frozenKey(target), extensions: { state } });
}
