import type { Entity } from "../../../schema/catalog";
import { linkTable } from "../linkTable";

function linkTables(entity: Entity): readonly string[] {
  return [...entity.fields.values()].filter((field) => field.reference?.isMany).map((field) => linkTable(entity, field));
}

/** Names of the tables that carry `space_id`: those of tenants' entities, and of their many-references. */
export function tenantTables(entities: Iterable<Entity>): ReadonlySet<string> {
  const tenants = [...entities].filter((entity) => entity.scope !== "global");
  return new Set(tenants.flatMap((entity) => [entity.table, ...linkTables(entity)]));
}

/**
 * The generated statements' share of keeping tenants apart: SQL that narrows alias `t` to a space.
 * @param space SQL expression of the space's id; null there means the back office, which belongs to none
 */
export function spacePredicate(entity: Entity, space: string): string {
  return entity.scope === "global" ? "true" : `t.space_id = ${space}`;
}

/** The back office sees all spaces, of the kind that the entity's rows belong to: several entities may share a table. */
export function anySpacePredicate(entity: Entity): string {
  const hasOneKind = entity.scope === "community" || entity.scope === "company";
  return hasOneKind ? `t.space_id in (select id from space where kind = '${entity.scope}')` : "true";
}
