import type { TablePlan } from "../ddl/tablePlan";
import { quote } from "../names";
import { conversion } from "./conversion";
import type { ActualColumn, ActualTable } from "./introspect";

/** A table that is there already, beside what it is to be. */
export interface Subject {
  readonly plan: TablePlan;
  /** As the database would describe the plan. */
  readonly wanted: ActualTable;
  /** As it is, under the names that it gets. */
  readonly actual: ActualTable;
  /** What it is called until the renaming is done. */
  readonly realTable: string;
  /** New names of renamed columns to those that they have until then. */
  readonly realColumns: ReadonlyMap<string, string>;
  readonly rows: number;
}

/** A column's name in the database as it is. */
export function realColumn({ realColumns }: Subject, name: string): string {
  return quote(realColumns.get(name) ?? name);
}

/** The column of a row that names it to people. */
export function idColumn({ plan }: Subject): string {
  return plan.isLink ? "owner_id" : "id";
}

/** Whether the column stays one that is written, and changes its type. */
export function changesType(actual: ActualColumn | undefined, wanted: ActualColumn): boolean {
  return actual?.generated === null && wanted.generated === null && actual.type !== wanted.type;
}

/** SQL of the value that the column will hold, read from the table as it is. */
export function futureValue(subject: Subject, name: string): string {
  const wanted = subject.wanted.columns.get(name);
  const plan = subject.plan.columns.find((column) => column.name === name);
  const actual = subject.actual.columns.get(name);
  if (!wanted || !plan) return "null";
  if (plan.generated !== undefined) return futureExpression(subject, plan.generated);
  if (!actual) return plan.default === undefined ? `null::${wanted.type}` : `(${plan.default})`;
  return conversion(actual.type, wanted.type, plan.isLocalized).sql(realColumn(subject, name));
}

function futureExpression(subject: Subject, expression: string): string {
  const plain = subject.plan.columns.filter((column) => column.generated === undefined);
  return plain.reduce((rest, column) => {
    const name = quote(column.name);
    return rest.includes(name) ? rest.replaceAll(name, futureValue(subject, column.name)) : rest;
  }, expression);
}

/** Whether the expression reads the column. */
export function reads(expression: string, column: string): boolean {
  return new RegExp(`(^|[^\\w$])"?${column.replace(/[$]/g, "\\$&")}"?($|[^\\w$])`).test(expression);
}
