import { grantOf } from "../../../schema/accessKeys";
import type { Entity } from "../../../schema/catalog";
import type { Action } from "../../../schema/document";
import { AppError } from "../../../shared/errors";
import type { Actor, SessionKind } from "../../access/session";
import type { ListScope } from "./listStatement";
import type { Row } from "./serializers";
import type { Author } from "./writeStatements";

/** The kind of space that a session's records belong to; the back office has none. */
export const SPACE_KIND: Readonly<Record<SessionKind, "community" | "company" | undefined>> = {
  member: "community",
  staff: "community",
  suite: "company",
  backoffice: undefined,
};

function ownerIdOf(actor: Actor): string {
  return actor.memberId ?? actor.accountId;
}

/** The grant for an action. @throws AppError `access.denied` */
export function demand(entity: Entity, actor: Actor, action: Action): true | "own" {
  const grant = grantOf(entity, actor.accessKeys, action);
  // What roles select is not known here yet: nothing is.
  if (grant === false || grant === "selected") throw new AppError("access.denied");
  return grant;
}

export function isOwn(entity: Entity, actor: Actor, record: Row): boolean {
  return entity.owner !== undefined && record[entity.owner] === ownerIdOf(actor);
}

export function authorOf(actor: Actor): Author {
  return { accountId: actor.accountId, spaceId: actor.spaceId };
}

/** What narrows the actor's lists. @throws AppError `access.denied` */
export function listScope(entity: Entity, actor: Actor): ListScope {
  const grant = demand(entity, actor, "list");
  if (grant === true) return { spaceId: actor.spaceId, owner: undefined };
  const field = entity.owner ? entity.fields.get(entity.owner) : undefined;
  if (!field) throw new AppError("access.denied");
  return { spaceId: actor.spaceId, owner: { field, id: ownerIdOf(actor) } };
}
