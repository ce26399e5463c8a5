import type { Catalog, Entity } from "../../../schema/catalog";
import type { PartialGrant } from "../../../schema/document";
import { isOwnSql, isSharedSql } from "./ownership";
import { isSelectedSql } from "./selection";

/** SQL of the ids that records are compared with; asked for where it is needed. */
export interface PersonSql {
  readonly owner: () => string;
  readonly subject: () => string;
}

/** SQL: whether the grant reaches the record. @param alias of the record's table. @default "t" */
export function partSql(
  catalog: Catalog,
  entity: Entity,
  part: PartialGrant,
  { owner, subject }: PersonSql,
  alias = "t",
): string {
  if (part === "selected") return isSelectedSql(catalog, entity, subject(), alias);
  const isOwn = isOwnSql(entity, owner(), alias);
  return part === "own" ? isOwn : `(${isOwn} or ${isSharedSql(entity, alias)})`;
}
