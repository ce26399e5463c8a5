import { hasColumn } from "../../../db/linkTable";
import { anySpacePredicate, spacePredicate } from "../../../db/spacePredicate";
import type { ListScope } from "../recordAccess";
import { conditionSql, patternSql } from "./conditionSql";
import type { ListRequest, Search } from "./listRequest";
import type { Parameters } from "./parameters";
import { type Reading, shownText } from "./sortKey";

/** The records of a list, whichever page of them is wanted. */
export type ListFilter = Pick<ListRequest, "conditions" | "search" | "isTrash">;

function spaceSql({ entity }: Reading, { spaceId }: ListScope, parameters: Parameters): string {
  if (entity.scope === "global") return "true";
  return spaceId === undefined ? anySpacePredicate(entity) : spacePredicate(entity, parameters.add(spaceId, "uuid"));
}

/** Whether the stored search text of the entity's table, which others may share, holds these fields and no others. */
function isWhole(fields: Search["fields"], { entity, catalog }: Reading): boolean {
  const sharing = [...catalog.entities.values()].filter((other) => other.table === entity.table);
  const searched = sharing.flatMap((other) => other.search.flatMap((name) => other.fields.get(name) ?? []));
  const columns = new Set(searched.filter((field) => hasColumn(field) && field.kind.isSearchable).map((field) => field.column));
  return columns.size === fields.length;
}

/**
 * Each word must be in one of the fields. The stored text of all of them has the index; where a person may not see
 * some of them, it only narrows down: what such a field holds finds nothing.
 */
function searchSql({ words, fields }: Search, reading: Reading, parameters: Parameters): readonly string[] {
  const texts = isWhole(fields, reading) ? [] : fields.map((field) => `search_key(${shownText(field, reading)})`);
  return words.flatMap((word) => {
    const pattern = patternSql(word, parameters);
    const again = texts.map((text) => `${text} like ${pattern}`);
    return [`t.search_text like ${pattern}`, ...(again.length > 0 ? [`(${again.join(" or ")})`] : [])];
  });
}

/** What a list's `where` says, over alias `t`. */
export function whereSql(reading: Reading, filter: ListFilter, scope: ListScope, parameters: Parameters): string {
  const { entity } = reading;
  return [
    spaceSql(reading, scope, parameters),
    ...(entity.isSoftDeleted ? [`t.deleted_at is ${filter.isTrash ? "not " : ""}null`] : []),
    ...(scope.narrow ? [scope.narrow(parameters)] : []),
    ...filter.conditions.map((condition) => conditionSql(condition, reading, parameters)),
    ...(filter.search ? searchSql(filter.search, reading, parameters) : []),
  ].join(" and ");
}
