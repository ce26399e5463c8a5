import type { Field } from "../../../schema/catalog";
import type { Json } from "../../../shared/json";
import type { CellResult } from "../cells/cellResult";
import type { TableRow } from "../file/readRows";
import type { CellIssue, ImportColumn, ImportPlan } from "../importPlan";
import type { Values } from "./existing";
import type { ReferenceLookup } from "./references";

/** A row as its cells say it. */
export interface ReadRow {
  readonly row: number;
  readonly values: Values;
  readonly faults: readonly CellIssue[];
}

type References = ReadonlyMap<string, ReadonlyMap<string, ReferenceLookup>>;

/** All names that a chunk's cells have for records, looked up at once. */
async function findReferences({ columns, findReferences: find }: ImportPlan, rows: readonly TableRow[]): Promise<References> {
  const byEntity = new Map<string, Set<string>>();
  for (const { index, read, field } of columns) {
    if (!field.reference && !field.targets) continue;
    for (const { cells } of rows) {
      const result = cells[index] ? read(cells[index]) : undefined;
      if (!result || !("names" in result)) continue;
      const names = byEntity.get(result.target) ?? new Set();
      byEntity.set(result.target, names);
      for (const name of result.names) names.add(name);
    }
  }
  const found = new Map<string, ReadonlyMap<string, ReferenceLookup>>();
  for (const [entity, names] of byEntity) found.set(entity, await find(entity, names));
  return found;
}

type Outcome = { readonly value: Json } | { readonly fault: Pick<CellIssue, "rule" | "params"> };

function referenceValue({ reference }: Field, target: string, ids: readonly string[]): Json {
  if (reference?.isMany) return [...new Set(ids)];
  const id = ids[0] ?? null;
  return reference ? id : `${target}/${id}`;
}

function toReferences(
  { names, target }: Extract<CellResult, { readonly names: unknown }>,
  field: Field,
  references: References,
): Outcome {
  const ids: string[] = [];
  for (const name of names) {
    const found = references.get(target)?.get(name) ?? "missing";
    if (typeof found === "string") return { fault: { rule: found === "ambiguous" ? "ambiguousReference" : "reference" } };
    ids.push(found.id);
  }
  return { value: referenceValue(field, target, ids) };
}

function readCell(cell: string, column: ImportColumn, references: References): Outcome {
  const result = column.read(cell);
  const outcome = "names" in result ? toReferences(result, column.field, references) : result;
  if (!("value" in outcome)) return outcome;
  return { value: column.field.kind.normalise?.(outcome.value) ?? outcome.value };
}

function readRow({ columns }: ImportPlan, { row, cells }: TableRow, width: number, references: References): ReadRow {
  const values: Record<string, Json> = {};
  const faults: CellIssue[] = [];
  for (const column of columns) {
    const cell = cells[column.index] ?? "";
    // An empty cell says nothing: a new record gets the default, an existing one stays as it is.
    if (cell === "") continue;
    const outcome = readCell(cell, column, references);
    const { field } = column;
    if ("value" in outcome) values[field.name] = outcome.value;
    else faults.push({ ...outcome.fault, path: `/${field.name}`, row, column: column.column, field: field.name });
  }
  if (cells.slice(width).some((cell) => cell !== "")) faults.push({ path: "", rule: "raggedRow", row, column: "", field: null });
  return { row, values, faults };
}

/** Reads a chunk's cells. @param width number of headings */
export async function readCells(plan: ImportPlan, rows: readonly TableRow[], width: number): Promise<readonly ReadRow[]> {
  const references = await findReferences(plan, rows);
  return rows.map((row) => readRow(plan, row, width, references));
}
