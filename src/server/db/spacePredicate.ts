import type { Entity } from "../../schema/catalog";

/** Names of the tables that carry `space_id`. */
export function tenantTables(entities: Iterable<Entity>): ReadonlySet<string> {
  return new Set([...entities].filter((entity) => entity.scope !== "global").map((entity) => entity.table));
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
