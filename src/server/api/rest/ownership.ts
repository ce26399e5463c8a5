import type { Entity } from "../../../schema/catalog";
import type { Actor } from "../../access/session";
import { quote } from "../../db/names";

/** What the owner field of a person's records holds: the member, else the account. */
export function ownerIdOf(actor: Actor): string {
  return actor.memberId ?? actor.accountId;
}

/** SQL over alias `t`: whether the record belongs to the owner. @param owner SQL of the owner's uuid */
export function isOwnSql(entity: Entity, owner: string): string {
  const field = entity.owner === undefined ? undefined : entity.fields.get(entity.owner);
  if (!field) return "false";
  return `t.${quote(field.column)} = ${owner}::${field.kind.column}`;
}

/** SQL over alias `t`: whether the record is open to those who see what is shared, whoever it belongs to. */
export function isSharedSql(entity: Entity): string {
  const field = entity.shared === undefined ? undefined : entity.fields.get(entity.shared);
  return field ? `t.${quote(field.column)} is true` : "false";
}

/** What the owner field of a record that the actor creates holds; nothing where it refers to members and the actor is none. */
export function ownerValue(entity: Entity, actor: Actor): string | undefined {
  const field = entity.owner === undefined ? undefined : entity.fields.get(entity.owner);
  if (!field) return undefined;
  return field.reference ? actor.memberId : ownerIdOf(actor);
}
