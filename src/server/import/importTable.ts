import type { Field } from "../../schema/catalog";
import { openTable, type TableRow } from "./file/readRows";
import { fieldLabel, importFields } from "./importFields";
import type { CellIssue, ImportPlan, ImportRequest, ImportServices } from "./importPlan";
import { createPlan } from "./importPlan";
import { type ColumnMatch, type Mapping, matchColumns } from "./matchColumns";

/** A file whose columns are known. */
export interface ImportTable {
  readonly plan: ImportPlan;
  readonly matches: readonly ColumnMatch[];
  /** What is wrong with the headings: columns that are needed and not there, or there twice. */
  readonly faults: readonly CellIssue[];
  readonly rows: AsyncGenerator<TableRow>;
  /** Number of headings. */
  readonly width: number;
}

const HEADINGS = 1;

/** What a new record can't do without; what tells records apart; each as the caller knows it. */
function missing(
  request: ImportRequest,
  matches: readonly ColumnMatch[],
  { texts, context }: ImportServices,
): readonly CellIssue[] {
  const { entity, matched, language, mode } = request;
  const there = new Set([...matches.map(({ field }) => field?.name), ...Object.keys(request.fixed)]);
  const labelOf = (field: Field) => fieldLabel(texts, language, entity, field);
  const [first, ...others] = matched;
  if (first && others.length > 0) {
    if (matched.some(({ name }) => there.has(name))) return [];
    const columns = matched.map((field) => `“${labelOf(field)}”`).join(", ");
    return [{ path: "", rule: "missingColumns", params: { columns }, row: HEADINGS, column: labelOf(first), field: first.name }];
  }
  const filled = new Set(context.hooksOf(entity).flatMap(({ imports }) => imports?.fill?.fields ?? []));
  // Who only updates gives what changes.
  const needed = [...entity.fields.values()].filter((field) => {
    const isDemanded =
      field.isRequired && !field.isSystem && field.schema.default === undefined && !field.isReadOnly && !field.isHidden;
    return field === first || (mode === "create" && isDemanded && !filled.has(field.name));
  });
  return needed
    .filter((field) => !there.has(field.name))
    .map((field) => {
      const column = labelOf(field);
      return { path: `/${field.name}`, rule: "missingColumn", params: { column }, row: HEADINGS, column, field: field.name };
    });
}

function doubled(matches: readonly ColumnMatch[]): readonly CellIssue[] {
  return matches.flatMap(({ column, field }, index) => {
    const first = field && matches.find((other) => other.field === field);
    if (!first || matches.indexOf(first) === index) return [];
    return [
      {
        path: `/${field.name}`,
        rule: "doubleColumn",
        params: { column: first.column },
        row: HEADINGS,
        column,
        field: field.name,
      },
    ];
  });
}

/** Opens a table for an import. @throws AppError `import.empty`, `import.corrupt` */
export async function openImport(
  content: Buffer,
  request: ImportRequest,
  mapping: Mapping,
  services: ImportServices,
): Promise<ImportTable> {
  const { headings, rows } = await openTable(content);
  const { entity, actor } = request;
  const fields = importFields(entity, actor.accessKeys, request).filter(({ name }) => request.fixed[name] === undefined);
  const matches = matchColumns(headings, { texts: services.texts, entity, fields, mapping });
  return {
    plan: createPlan(request, matches, services),
    matches,
    faults: [...missing(request, matches, services), ...doubled(matches)],
    rows,
    width: headings.length,
  };
}

/** Rows in chunks of a size that may change from one to the next. */
export async function* inChunks(rows: AsyncIterable<TableRow>, size: () => number): AsyncGenerator<readonly TableRow[]> {
  let chunk: TableRow[] = [];
  for await (const row of rows) {
    chunk.push(row);
    if (chunk.length < size()) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
