import { grantOf } from "../../../schema/accessKeys";
import type { Catalog, Entity } from "../../../schema/catalog";
import type { Action, Grant } from "../../../schema/document";
import { AppError } from "../../../shared/errors";
import type { Actor } from "../../access/session";
import type { Parameters } from "./list/parameters";
import { isOwnSql, ownerIdOf } from "./ownership";
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

/** The grant for an action. @throws AppError `access.denied` */
export function demand(entity: Entity, actor: Actor, action: Action): Exclude<Grant, false> {
  const grant = grantOf(entity, actor.accessKeys, action);
  if (grant === false) throw new AppError("access.denied");
  return grant;
}

/** The records that a grant speaks of. */
export function scopeOf(catalog: Catalog, entity: Entity, actor: Actor, grant: Exclude<Grant, false>): ListScope {
  const { spaceId } = actor;
  if (grant === true || (grant === "selected" && selectsAll(catalog, entity, actor))) return { spaceId, narrow: undefined };
  const narrow = (parameters: Parameters) =>
    grant === "own"
      ? isOwnSql(entity, parameters.add(ownerIdOf(actor), "uuid"))
      : isSelectedSql(catalog, entity, parameters.add(actor.subjectId ?? null, "uuid"));
  return { spaceId, narrow };
}

/** What narrows the actor's lists. @throws AppError `access.denied` */
export function listScope(catalog: Catalog, entity: Entity, actor: Actor): ListScope {
  return scopeOf(catalog, entity, actor, demand(entity, actor, "list"));
}

/**
 * Columns beside a record's own, in a statement that joins the session `s` to it: whether the record is the person's
 * own, and whether the role selects it. {@link reaches} reads them.
 */
export function reachColumns(catalog: Catalog, entity: Entity): string {
  const owner = "(case s.kind when 'member' then s.subject_id else s.account_id end)";
  const isSelected = isSelectedSql(catalog, entity, "s.subject_id");
  return `${isOwnSql(entity, owner)} as s_is_own, ${isSelected} as s_is_selected`;
}

/** Whether an action's grant reaches a record that was read together with {@link reachColumns}. @throws AppError `access.denied` */
export function reaches(catalog: Catalog, entity: Entity, actor: Actor, action: Action, record: Row): boolean {
  const grant = demand(entity, actor, action);
  if (grant === true) return true;
  if (grant === "own") return record.s_is_own === true;
  return selectsAll(catalog, entity, actor) || record.s_is_selected === true;
}
