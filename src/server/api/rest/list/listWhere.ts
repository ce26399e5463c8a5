import { openSearchText, SEARCH_TEXT, searchFields } from "../../../db/ddl/generatedColumns";
import { anySpacePredicate, spacePredicate } from "../../../db/query/spacePredicate";
import type { ListScope } from "../recordAccess";
import { conditionSql, patternSql } from "./conditionSql";
import type { ListRequest, Search } from "./listRequest";
import type { Parameters } from "./parameters";
import { type ListContext, labelText } from "./sortKey";

/** The records of a list, whichever page of them is wanted. */
export type ListFilter = Pick<ListRequest, "conditions" | "search" | "isTrash">;

function spaceSql({ entity }: ListContext, { spaceId }: ListScope, parameters: Parameters): string {
  if (entity.scope === "global") return "true";
  return spaceId === undefined ? anySpacePredicate(entity) : spacePredicate(entity, parameters.add(spaceId, "uuid"));
}

/**
 * Each word must be in one of the fields. The stored text of all of them has the index; where a person may not see
 * some of them, it only narrows down: what such a field holds finds nothing.
 */
function searchSql({ words, fields }: Search, reading: ListContext, parameters: Parameters): readonly string[] {
  const { entity, catalog } = reading;
  const { open, restricted } = searchFields([...catalog.entities.values()].filter(({ table }) => table === entity.table));
  const isWhole = fields.length === open.length + restricted.length;
  const isOpen = fields.length === open.length && fields.every(({ column }) => open.some((field) => field.column === column));
  const texts = isOpen ? [openSearchText("t")] : fields.map((field) => `search_key(${labelText(field, reading)})`);
  return words.flatMap((word) => {
    const pattern = patternSql(word, parameters);
    const again = isWhole ? [] : [`(${texts.map((text) => `${text} like ${pattern}`).join(" or ")})`];
    return [`t.${SEARCH_TEXT} like ${pattern}`, ...again];
  });
}

/** What a list's `where` says, over alias `t`. */
export function whereSql(reading: ListContext, filter: ListFilter, scope: ListScope, parameters: Parameters): string {
  const { entity } = reading;
  return [
    spaceSql(reading, scope, parameters),
    ...(entity.isSoftDeleted ? [`t.deleted_at is ${filter.isTrash ? "not " : ""}null`] : []),
    ...(scope.narrow ? [scope.narrow(parameters)] : []),
    ...filter.conditions.map((condition) => conditionSql(condition, reading, parameters)),
    ...(filter.search ? searchSql(filter.search, reading, parameters) : []),
  ].join(" and ");
}
