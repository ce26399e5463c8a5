import { fetchFile, fetchJson } from "./api";
import type { RowIssue } from "./jobApi";
import type { FileFormat } from "./listApi";
import { address } from "./rest/address";

/** A column of a file and the field that it fills; none where it is left out. */
export interface ColumnMatch {
  readonly column: string;
  readonly field: string | null;
}

/** What a dry run found: nothing is saved. */
export interface ImportReport {
  /** What all faults are asked for by. */
  readonly report: string;
  readonly rows: number;
  readonly valid: number;
  readonly created: number;
  readonly updated: number;
  /** What the first of those are called. */
  readonly updatedNames: readonly string[];
  /** Rows that say what is there already. */
  readonly unchanged: number;
  /** Who gets a mail because of the new records: how many, and the first of them. */
  readonly mailed: number;
  readonly mailedTo: readonly string[];
  readonly columns: readonly ColumnMatch[];
  /** The first of them; `faultCount` says how many there are. */
  readonly faults: readonly RowIssue[];
  readonly faultCount: number;
}

export interface ImportRequest {
  readonly resource: string;
  readonly file: File;
  /** `create` skips what is there already, `upsert` changes it. */
  readonly mode: "create" | "upsert";
  /** The field that tells which record is there already, or several with commas: the first that a row gives. */
  readonly key?: string;
  /** Whether people are mailed because of the new records. @default true */
  readonly isMailing?: boolean;
  readonly columns?: readonly ColumnMatch[];
  /** What all rows have, in place of a column. @default nothing */
  readonly fixed?: FixedValues;
}

/** What all records of a file have in common, by field name: the record that they belong to, e.g. */
export type FixedValues = Readonly<Record<string, string>>;

function send<T>({ resource, file, mode, key, columns, fixed, isMailing = true }: ImportRequest, dryRun: boolean): Promise<T> {
  // Which columns are left out is shown and can be changed before anything is loaded.
  const answers = { dryRun: String(dryRun), mail: String(isMailing), unknownColumns: "skip" };
  const query = new URLSearchParams({ ...answers, mode, ...(key ? { key } : {}) });
  const body = new FormData();
  // Fields come before the file: the server reads the body as it arrives.
  if (columns) body.append("mapping", JSON.stringify(Object.fromEntries(columns.map(({ column, field }) => [column, field]))));
  if (fixed) body.append("fixed", JSON.stringify(fixed));
  body.append("file", file);
  return fetchJson(`${address(resource)}/import?${query}`, { method: "POST", body });
}

/** Reads the whole file and says what would happen. @throws ApiError */
export function analyseImport(request: ImportRequest): Promise<ImportReport> {
  return send(request, true);
}

/** Starts the load. @throws ApiError `import.running` where one is under way */
export function startImport(request: ImportRequest): Promise<{ readonly job: string }> {
  return send(request, false);
}

/** All that is wrong with a file, as a file. @param report of a dry run, or a job's id. @throws ApiError */
export function fetchIssues(report: string): Promise<Blob> {
  return fetchFile(`/api/imports/${report}/faults`);
}

/** An empty file with the right columns. @throws ApiError */
export function fetchTemplate(resource: string, format: FileFormat): Promise<Blob> {
  return fetchFile(`${address(resource)}/import/template?${new URLSearchParams({ format })}`);
}
