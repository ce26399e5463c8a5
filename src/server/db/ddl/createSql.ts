import { quote } from "../names";
import type { ColumnPlan, ForeignKeyPlan, IndexPlan, TablePlan } from "./tablePlan";

export function columnDefinition(column: ColumnPlan): string {
  const value = column.default === undefined ? "" : ` default ${column.default}`;
  const generated = column.generated === undefined ? "" : ` generated always as (${column.generated}) stored`;
  return `${quote(column.name)} ${column.type}${value}${generated}${column.isRequired ? " not null" : ""}`;
}

export function createIndexSql(table: string, { name, isUnique, definition }: IndexPlan): string {
  return `create ${isUnique ? "unique " : ""}index ${quote(name)} on ${quote(table)} ${definition}`;
}

export function addForeignKeySql(table: string, { name, definition }: ForeignKeyPlan): string {
  return `alter table ${quote(table)} add constraint ${quote(name)} ${definition}`;
}

/** Table and indexes; foreign keys follow when all tables are there. @param isTemporary @default false */
export function createTableSql(table: TablePlan, isTemporary = false): readonly string[] {
  const key = `primary key (${table.primaryKey.map(quote).join(", ")})`;
  const parts = [...table.columns.map(columnDefinition), key];
  return [
    `create ${isTemporary ? "temporary " : ""}table ${quote(table.name)} (${parts.join(", ")})`,
    ...table.indexes.map((index) => createIndexSql(table.name, index)),
  ];
}
