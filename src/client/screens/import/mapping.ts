import type { ColumnMatch } from "../../data/importApi";

/** The columns with one of them filling another field, which no other column fills then. */
export function mapped(columns: readonly ColumnMatch[], column: string, field: string | null): readonly ColumnMatch[] {
  return columns.map((match) => {
    if (match.column === column) return { column, field };
    return field !== null && match.field === field ? { ...match, field: null } : match;
  });
}
