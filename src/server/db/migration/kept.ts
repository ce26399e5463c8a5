import { nameOf, quote } from "../names";
import type { ActualTable } from "./introspect";

/** What is taken out of the schemas is set aside under such names, so that there is a way back. */
const PREFIX = "kept";

export function isKept(table: string): boolean {
  return table.startsWith(`${PREFIX}_`);
}

/** A free name for what is set aside. */
export function keptName(tables: ReadonlyMap<string, ActualTable>, ...parts: readonly string[]): string {
  for (let number = 1; ; number++) {
    const name = nameOf(PREFIX, ...parts, ...(number > 1 ? [String(number)] : []));
    if (!tables.has(name)) return name;
  }
}

/** Copies a column's values, by record; they go with their record. */
export function keepColumn(kept: string, table: string, column: string): readonly string[] {
  return [
    `create table ${quote(kept)} as select id, ${quote(column)} as value from ${quote(table)} where ${quote(column)} is not null`,
    `alter table ${quote(kept)} add primary key (id), add foreign key (id) references ${quote(table)} (id) on delete cascade`,
  ];
}

/** Gives the copied values back. @param condition which records get theirs */
export function restoreColumn(kept: string, table: string, column: string, condition = "true"): readonly string[] {
  return [
    `update ${quote(table)} t set ${quote(column)} = k.value from ${quote(kept)} k where k.id = t.id and ${condition}`,
    `drop table ${quote(kept)}`,
  ];
}
