import type { Catalog, Entity, Field } from "../../../schema/catalog";
import type { Actor } from "../../access/session/session";
import { SPACE_KIND } from "../../access/session/session";
import { linkTable, targetColumn } from "../../db/linkTable";
import { quote } from "../../db/names";

/** The entity of the roles that select, and their field with the selection. */
function selectorOf(catalog: Catalog, { selectedBy }: Entity): { readonly role: Entity; readonly field: Field } | undefined {
  const role = selectedBy && catalog.entities.get(selectedBy.role);
  const field = role?.fields.get(selectedBy?.field ?? "");
  return role && field ? { role, field } : undefined;
}

function isOfRole({ scope }: Entity, { kind }: Actor): boolean {
  return scope === "space" || scope === SPACE_KIND[kind];
}

/** Whether the actor's role is one of those that select, and sees everything. */
export function selectsAll(catalog: Catalog, entity: Entity, actor: Actor): boolean {
  const role = selectorOf(catalog, entity)?.role;
  return role !== undefined && isOfRole(role, actor) && actor.visibility === "ALL";
}

/**
 * The role's entity and its field, to which a record that the actor creates is added; nothing where the actor has no
 * such role, or where the record is selected by way of another.
 */
export function ownSelector(
  catalog: Catalog,
  entity: Entity,
  actor: Actor,
): { readonly role: Entity; readonly field: Field } | undefined {
  const selector = entity.selectedBy?.via === undefined ? selectorOf(catalog, entity) : undefined;
  return selector && isOfRole(selector.role, actor) ? selector : undefined;
}

/** SQL of the ids that a role selects: of records, or of what records lead to. @param subject SQL of the role's id */
export function selectedIdsSql(catalog: Catalog, entity: Entity, subject: string): string | undefined {
  const selector = selectorOf(catalog, entity);
  if (!selector) return undefined;
  return `(select target_id from ${quote(linkTable(selector.role, selector.field))} where owner_id = ${subject})`;
}

/**
 * SQL: whether the record is among those that a role selects.
 * @param subject SQL of the role's id
 * @param alias of the record's table. @default "t"
 */
export function isSelectedSql(catalog: Catalog, entity: Entity, subject: string, alias = "t"): string {
  const chosen = selectedIdsSql(catalog, entity, subject);
  const via = entity.fields.get(entity.selectedBy?.via ?? "id");
  if (!chosen || !via) return "false";
  if (via.reference?.isMany) {
    return `exists (select from ${quote(linkTable(entity, via))} v where v.owner_id = ${alias}.id and v.target_id in ${chosen})`;
  }
  const target = selectorOf(catalog, entity)?.field.reference?.entity ?? "";
  const column = via.targets ? targetColumn(via, target) : via.column;
  return `${alias}.${quote(column)} in ${chosen}`;
}
