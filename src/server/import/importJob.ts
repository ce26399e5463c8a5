import { AppError } from "../../shared/errors";
import { isJsonObject, type JsonObject } from "../../shared/json";
import type { Language } from "../../shared/languages";
import type { Actor } from "../access/session/session";
import { defineJob, type JobContext, type JobDefinition } from "../jobs/defineJob";
import type { FileStore } from "../platform/storage/fileStore";
import { readRows, type TableRow } from "./file/readRows";
import type { ImportMode } from "./importFields";
import { createImportFiles, type ImportFiles } from "./importFiles";
import type { ImportServices } from "./importPlan";
import type { ImportReports } from "./importReports";
import { type ImportTable, inChunks, openImport } from "./importTable";
import type { Mapping } from "./matchColumns";
import { type IssueReport, withIssues } from "./report";
import { checkRows, noteSeen } from "./rows/checkRows";
import { writeRows } from "./rows/writeRows";

export const IMPORT = "import";

/** What an import is started with. */
export interface ImportPayload extends JsonObject {
  readonly entity: string;
  readonly fileId: string;
  readonly mode: ImportMode;
  /** Names of the fields that existing records are told by, with commas between them. */
  readonly key: string | null;
  /** Whether new records mail nobody; jobs that waited when this was new don't say. */
  readonly isSilent: boolean;
  readonly mapping: Mapping;
  /** What every row has, by field name; jobs that waited when this was new don't say. */
  readonly fixed: JsonObject;
  readonly language: Language;
  readonly timeZone: string;
  readonly spaceId: string | null;
  /** Who imports, with the keys of that moment. */
  readonly actor: JsonObject;
}

/** What came of an import. */
export interface ImportResult extends IssueReport {
  readonly resource: string;
  readonly created: number;
  readonly updated: number;
  /** Rows that say what is there already. */
  readonly unchanged: number;
  /** Rows with faults: nothing of them was written. */
  readonly skipped: number;
}

export interface ImportJobOptions extends ImportServices {
  readonly files: FileStore;
  readonly reports: ImportReports;
}

/** The row up to which all is written. */
interface Checkpoint {
  readonly row: number;
  readonly isWhole: boolean;
}

/** Smaller ones would only wait more often for a machine that is busy. */
const SMALLEST_CHUNK = 250;
const LARGEST_CHUNK = 1_000;
/** How long a chunk's transaction may take; on an embedded database everybody else waits meanwhile. */
const CHUNK_MS = { embedded: 60, server: 100 } as const;

/** Chunks as large as their time allows. */
function createChunkSize(isEmbedded: boolean) {
  const wanted = CHUNK_MS[isEmbedded ? "embedded" : "server"];
  let size = SMALLEST_CHUNK;
  return {
    get: () => size,
    learn: (rows: number, took: number) => {
      const fitting = Math.round((rows * wanted) / Math.max(took, 1));
      // A slow moment of the machine is no reason to go to the other extreme.
      size = Math.min(Math.max(fitting, size / 2, SMALLEST_CHUNK), size * 2, LARGEST_CHUNK);
    },
  };
}

function requestOf({ catalog, context }: ImportServices, { payload }: ImportContext) {
  const entity = catalog.entities.get(payload.entity);
  // The schema was taken away while the job waited.
  if (!entity) throw new AppError("record.notFound");
  const { mode, language, timeZone } = payload;
  const actor = payload.actor as unknown as Actor;
  const matched = (payload.key ?? "").split(",").flatMap((name) => entity.fields.get(name) ?? []);
  const spaceId = payload.spaceId ?? undefined;
  const fixed = (payload.fixed as JsonObject | undefined) ?? {};
  return { entity, actor, spaceId, mode, matched, fixed, isMailing: !payload.isSilent, language, timeZone, context };
}

type ImportContext = JobContext<ImportPayload>;

function checkpointOf({ checkpoint }: ImportContext): Checkpoint | undefined {
  return isJsonObject(checkpoint) ? (checkpoint as unknown as Checkpoint) : undefined;
}

async function countRows(content: Buffer): Promise<number> {
  let count = -1;
  for await (const _row of readRows(content)) count += 1;
  return count;
}

/** Writes a chunk, what is wrong with it and how far the import is, in one transaction. */
async function importChunk(
  job: ImportContext,
  { plan, width }: ImportTable,
  rows: readonly TableRow[],
  before: ImportResult,
  reports: ImportReports,
): Promise<ImportResult> {
  let result = before;
  await job.step(async () => {
    const checked = await checkRows(plan, { rows, width }, true);
    const written = await writeRows(plan, checked.rows);
    const created = before.created + written.created;
    const updated = before.updated + written.updated;
    const unchanged = before.unchanged + checked.unchanged;
    const skipped = before.skipped + rows.length - written.created - written.updated - checked.unchanged;
    const { report, kept } = withIssues(before, [...checked.faults, ...written.faults], plan);
    await reports.add(job.id, kept);
    result = { ...report, created, updated, unchanged, skipped };
    const done = created + updated + unchanged + skipped;
    const checkpoint = { row: rows.at(-1)?.row ?? 0, isWhole: false };
    return { done, checkpoint, result: result as unknown as JsonObject };
  });
  return result;
}

async function importAll(
  job: ImportContext,
  table: ImportTable,
  first: ImportResult,
  { context, reports }: ImportJobOptions,
): Promise<ImportResult> {
  const written = checkpointOf(job)?.row ?? 0;
  const size = createChunkSize(context.database.isEmbedded);
  let result = first;
  for await (const chunk of inChunks(table.rows, size.get)) {
    const old = chunk.filter(({ row }) => row <= written);
    const rows = chunk.slice(old.length);
    await noteSeen(table.plan, old, table.width);
    if (rows.length === 0) continue;
    const started = performance.now();
    result = await importChunk(job, table, rows, result, reports);
    size.learn(rows.length, performance.now() - started);
  }
  return result;
}

async function run(job: ImportContext, options: ImportJobOptions, files: ImportFiles): Promise<ImportResult> {
  const { payload } = job;
  const request = requestOf(options, job);
  const empty = {
    resource: request.entity.resource,
    created: 0,
    updated: 0,
    unchanged: 0,
    skipped: 0,
    faults: [],
    faultCount: 0,
  };
  const first = (job.result as unknown as ImportResult | undefined) ?? empty;
  if (checkpointOf(job)?.isWhole) return first;
  await options.reports.open(job.id, job.accountId);
  const content = await files.read(payload.fileId);
  if (!job.checkpoint) await job.progress({ total: await countRows(content), result: first as unknown as JsonObject });
  const table = await openImport(content, request, payload.mapping, options);
  const result = await importAll(job, table, first, options);
  // From here on the file is not needed: a crash before the end must not ask for it again.
  await job.progress({ checkpoint: { row: 0, isWhole: true }, result: result as unknown as JsonObject });
  return result;
}

/** Imports a kept file, chunk by chunk: each is written with the place in the file where the next begins. */
export function importJob(options: ImportJobOptions): JobDefinition {
  return defineJob<ImportPayload>({
    name: IMPORT,
    run: async (job) => {
      const { spaceId, fileId } = job.payload;
      const files = createImportFiles(options.files, options.reports, spaceId ? job.db : undefined);
      const result = await run(job, options, files);
      await files.remove(fileId);
      return result as unknown as JsonObject;
    },
  });
}
