import { grantOf, type Reach } from "../../../schema/accessKeys";
import type { Catalog, Entity } from "../../../schema/catalog";
import type { Action, PartialGrant } from "../../../schema/document";
import { AppError } from "../../../shared/errors";
import type { Actor } from "../../access/session";
import type { Parameters } from "./list/parameters";
import { isOwnSql, isSharedSql, ownerIdOf } from "./ownership";
import { isSelectedSql, selectsAll } from "./selection";
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

/** SQL of the ids that records are compared with; asked for where it is needed. */
interface PersonSql {
  readonly owner: () => string;
  readonly subject: () => string;
}

/** SQL over alias `t`: whether the grant reaches the record. */
function partSql(catalog: Catalog, entity: Entity, part: PartialGrant, { owner, subject }: PersonSql): string {
  if (part === "selected") return isSelectedSql(catalog, entity, subject());
  const isOwn = isOwnSql(entity, owner());
  return part === "own" ? isOwn : `(${isOwn} or ${isSharedSql(entity)})`;
}

function isAll(catalog: Catalog, entity: Entity, actor: Actor, parts: readonly PartialGrant[]): boolean {
  return parts.includes("selected") && selectsAll(catalog, entity, actor);
}

/** The records that are reached. */
export function scopeOf(catalog: Catalog, entity: Entity, actor: Actor, grant: Exclude<Reach, false>): ListScope {
  const { spaceId } = actor;
  if (grant === true || isAll(catalog, entity, actor, grant)) return { spaceId, narrow: undefined };
  const narrow = (parameters: Parameters) => {
    const person: PersonSql = {
      owner: () => parameters.add(ownerIdOf(actor), "uuid"),
      subject: () => parameters.add(actor.subjectId ?? null, "uuid"),
    };
    return `(${grant.map((part) => partSql(catalog, entity, part, person)).join(" or ")})`;
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
  return grant === true || isAll(catalog, entity, actor, grant) || grant.some((part) => record[`s_is_${part}`] === true);
}
