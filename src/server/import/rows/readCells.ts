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
  /** Dates that follow from an age alone: any of the year would do. */
  readonly estimated: readonly string[];
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

const WHOLE = /^[+-]?\d+([.,]0+)?$/;
const LONGEST_AGE = 3;

/** The first of January of the year in which somebody of that age is to have been born. */
function birthFromAge(cell: string, today: string): Outcome {
  const text = cell.trim();
  if (!WHOLE.test(text)) return { fault: { rule: "ageText" } };
  const age = Number.parseInt(text, 10);
  if (age < 0) return { fault: { rule: "ageNegative" } };
  if (String(age).length > LONGEST_AGE) return { fault: { rule: "ageText" } };
  return { value: `${Number(today.slice(0, 4)) - age}-01-01` };
}

/** A row says an age or a birth date. */
function agedTwice({ columns }: ImportPlan, cells: readonly string[], { fills, field }: ImportColumn): Outcome | undefined {
  const other = columns.find((one) => one.field === fills && (cells[one.index] ?? "") !== "");
  if (field === fills || !other) return undefined;
  return { fault: { rule: "ageWithDate", params: { column: other.column } } };
}

function readRow(plan: ImportPlan, { row, cells }: TableRow, width: number, references: References): ReadRow {
  const values: Record<string, Json> = { ...plan.fixed };
  const estimated: string[] = [];
  const faults: CellIssue[] = [];
  for (const column of plan.columns) {
    const cell = cells[column.index] ?? "";
    // An empty cell says nothing: a new record gets the default, an existing one stays as it is.
    if (cell === "") continue;
    const { field, fills } = column;
    const isAge = fills !== field;
    const outcome =
      agedTwice(plan, cells, column) ?? (isAge ? birthFromAge(cell, plan.today) : readCell(cell, column, references));
    if (!("value" in outcome)) {
      faults.push({ ...outcome.fault, path: `/${field.name}`, row, column: column.column, field: field.name });
      continue;
    }
    values[fills.name] = outcome.value;
    if (isAge) estimated.push(fills.name);
  }
  if (cells.slice(width).some((cell) => cell !== "")) faults.push({ path: "", rule: "raggedRow", row, column: "", field: null });
  return { row, values, estimated, faults };
}

/** Reads a chunk's cells. @param width number of headings */
export async function readCells(plan: ImportPlan, rows: readonly TableRow[], width: number): Promise<readonly ReadRow[]> {
  const references = await findReferences(plan, rows);
  return rows.map((row) => readRow(plan, row, width, references));
}
