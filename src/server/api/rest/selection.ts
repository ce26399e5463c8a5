import type { Catalog, Entity, Field } from "../../../schema/catalog";
import type { Actor } from "../../access/session";
import { SPACE_KIND } from "../../access/session";
import { linkTable, targetColumn } from "../../db/linkTable";
import { quote } from "../../db/names";

/** The entity of the roles that select, and their field with the selection. */
function selectorOf(catalog: Catalog, { selectedBy }: Entity): { readonly role: Entity; readonly field: Field } | undefined {
  const role = selectedBy && catalog.entities.get(selectedBy.role);
  const field = role?.fields.get(selectedBy?.field ?? "");
  return role && field ? { role, field } : undefined;
}

/** Whether the actor's role is one of those that select, and sees everything. */
export function selectsAll(catalog: Catalog, entity: Entity, actor: Actor): boolean {
  const role = selectorOf(catalog, entity)?.role;
  const isOfRole = role !== undefined && (role.scope === "space" || role.scope === SPACE_KIND[actor.kind]);
  return isOfRole && actor.visibility === "ALL";
}

/** SQL over alias `t`: whether the record is among those that a role selects. @param subject SQL of the role's id */
export function isSelectedSql(catalog: Catalog, entity: Entity, subject: string): string {
  const selector = selectorOf(catalog, entity);
  const via = entity.fields.get(entity.selectedBy?.via ?? "id");
  if (!selector || !via) return "false";
  const chosen = `(select target_id from ${quote(linkTable(selector.role, selector.field))} where owner_id = ${subject})`;
  if (via.reference?.isMany) {
    return `exists (select from ${quote(linkTable(entity, via))} v where v.owner_id = t.id and v.target_id in ${chosen})`;
  }
  const column = via.targets ? targetColumn(via, selector.field.reference?.entity ?? "") : via.column;
  return `t.${quote(column)} in ${chosen}`;
}
