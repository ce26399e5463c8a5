import type { Entity } from "../../../schema/catalog";
import type { Actor } from "../../access/session/session";
import { quote } from "../../db/names";

/** What the owner field of a person's records holds: the member, else the account. */
export function ownerIdOf(actor: Actor): string {
  return actor.memberId ?? actor.accountId;
}

/** SQL: whether the record belongs to the owner. @param owner SQL of the owner's uuid. @param alias @default "t" */
export function isOwnSql(entity: Entity, owner: string, alias = "t"): string {
  const field = entity.owner === undefined ? undefined : entity.fields.get(entity.owner);
  if (!field) return "false";
  return `${alias}.${quote(field.column)} = ${owner}::${field.kind.column}`;
}

/** SQL: whether the record is open to those who see what is shared, whoever it belongs to. @param alias @default "t" */
export function isSharedSql(entity: Entity, alias = "t"): string {
  const field = entity.shared === undefined ? undefined : entity.fields.get(entity.shared);
  return field ? `${alias}.${quote(field.column)} is true` : "false";
}

/** What the owner field of a record that the actor creates holds; nothing where it refers to members and the actor is none. */
export function ownerValue(entity: Entity, actor: Actor): string | undefined {
  const field = entity.owner === undefined ? undefined : entity.fields.get(entity.owner);
  if (!field) return undefined;
  return field.reference ? actor.memberId : ownerIdOf(actor);
}
