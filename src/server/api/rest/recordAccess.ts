import { grantOf, type Reach } from "../../../schema/accessKeys";
import type { Catalog, Entity } from "../../../schema/catalog";
import type { Action, PartialGrant } from "../../../schema/document";
import { AppError } from "../../../shared/errors";
import type { Actor } from "../../access/session/session";
import { type PersonSql, partSql } from "./grantSql";
import { limitSql, limitsOf, partsOf } from "./limits";
import type { Parameters } from "./list/parameters";
import { ownerIdOf } from "./ownership";
import type { Row } from "./serializers";

/** Who writes, for the audit log. */
export interface Author {
  readonly accountId: string;
  /** Absent for the back office. */
  readonly spaceId: string | undefined;
}

/** What narrows the records that an actor may act upon. */
export interface ListScope {
  /** Absent for the back office: all spaces. */
  readonly spaceId: string | undefined;
  /** SQL over alias `t`; absent where all records of the space are meant. */
  readonly narrow: ((parameters: Parameters) => string) | undefined;
}

export function authorOf(actor: Actor): Author {
  return { accountId: actor.accountId, spaceId: actor.spaceId };
}

/** What an action reaches. @throws AppError `access.denied` */
export function demand(entity: Entity, actor: Actor, action: Action): Exclude<Reach, false> {
  const grant = grantOf(entity, actor.accessKeys, action);
  if (grant === false) throw new AppError("access.denied");
  return grant;
}

/** The records that are reached. */
export function scopeOf(catalog: Catalog, entity: Entity, actor: Actor, grant: Exclude<Reach, false>): ListScope {
  const { spaceId } = actor;
  const parts = partsOf(catalog, entity, actor, grant);
  const limits = limitsOf(catalog, entity, actor, grant);
  if (parts.length === 0 && limits.length === 0) return { spaceId, narrow: undefined };
  const narrow = (parameters: Parameters) => {
    const person: PersonSql = {
      owner: () => parameters.add(ownerIdOf(actor), "uuid"),
      subject: () => parameters.add(actor.subjectId ?? null, "uuid"),
    };
    const granted = parts.map((part) => partSql(catalog, entity, part, person));
    return [
      ...(granted.length > 0 ? [`(${granted.join(" or ")})`] : []),
      ...limits.map((selectable) => limitSql(catalog, entity, actor, person, selectable)),
    ].join(" and ");
  };
  return { spaceId, narrow };
}

/** What narrows the actor's lists. @throws AppError `access.denied` */
export function listScope(catalog: Catalog, entity: Entity, actor: Actor): ListScope {
  return scopeOf(catalog, entity, actor, demand(entity, actor, "list"));
}

/**
 * Columns beside a record's own, in a statement that joins the session `s` to it: whether each grant that the entity
 * knows reaches it. {@link reaches} reads them.
 */
export function reachColumns(catalog: Catalog, entity: Entity): string {
  const person: PersonSql = {
    owner: () => "(case s.kind when 'member' then s.subject_id else s.account_id end)",
    subject: () => "s.subject_id",
  };
  const parts: readonly PartialGrant[] = entity.shared ? ["own", "selected", "shared"] : ["own", "selected"];
  return parts.map((part) => `${partSql(catalog, entity, part, person)} as s_is_${part}`).join(", ");
}

/** Whether an action's grant reaches a record that was read together with {@link reachColumns}. @throws AppError `access.denied` */
export function reaches(catalog: Catalog, entity: Entity, actor: Actor, action: Action, record: Row): boolean {
  const grant = demand(entity, actor, action);
  const parts = partsOf(catalog, entity, actor, grant);
  return parts.length === 0 || parts.some((part) => record[`s_is_${part}`] === true);
}
