import type { FastifyRequest } from "fastify";
import { grantOf } from "../../../schema/accessKeys";
import type { Catalog, Entity, Field } from "../../../schema/catalog";
import { AppError } from "../../../shared/errors";
import { isId } from "../../../shared/ids";
import type { JsonObject } from "../../../shared/json";
import type { Language } from "../../../shared/languages";
import { type Actor, SPACE_KIND } from "../../access/session/session";
import { languageOf } from "../../api/language";
import { isLimited } from "../../api/rest/limits";
import { isConnectionLost } from "../../db/connection/connectionLoss";
import type { Jobs } from "../../jobs/jobs";
import { timeZoneOf } from "../../platform/timeZone";
import { dryRun } from "../dryRun";
import { tableContent } from "../file/tableContent";
import { type ImportMode, importFields, keyFields } from "../importFields";
import { createImportFiles, type ImportFiles } from "../importFiles";
import { IMPORT, type ImportJobOptions } from "../importJob";
import type { ImportRequest } from "../importPlan";
import { type ImportTable, openImport } from "../importTable";
import type { Mapping } from "../matchColumns";
import { createReferenceFinder } from "../rows/references";
import { type ImportForm, readForm } from "./readForm";

/**
 * The space that imported records belong to: the session's, or the one that the back office names.
 * @throws AppError `access.denied`, `request.invalid`
 */
function importSpace(entity: Entity, actor: Actor, named: string | undefined): string | undefined {
  if (entity.scope === "global") return undefined;
  if (actor.kind === "backoffice") {
    if (isId(named)) return named;
    throw new AppError("request.invalid", { faults: [{ path: "/spaceId", rule: "required" }] });
  }
  if (entity.scope !== "space" && entity.scope !== SPACE_KIND[actor.kind]) throw new AppError("access.denied");
  return actor.spaceId;
}

export interface ImportQuery {
  readonly dryRun?: "true" | "false";
  readonly mode?: ImportMode;
  /** Name of the field that existing records are told by, or several with commas: the first that a row gives. */
  readonly key?: string;
  /** Whether people are mailed because of the new records. @default true */
  readonly mail?: "true" | "false";
  /** Id of a dry run, whose file is taken. */
  readonly from?: string;
  /** Leaves out columns that nothing is known of. @default the file is refused */
  readonly unknownColumns?: "skip";
}

export interface ImportCallOptions extends ImportJobOptions {
  readonly jobs: Jobs;
}

interface Call {
  readonly request: ImportRequest;
  readonly files: ImportFiles;
  readonly file: { readonly id: string; readonly name: string; readonly content: Buffer };
  readonly mapping: Mapping;
}

/** Who imports may create, and change, any record of the space. @throws AppError `access.denied` */
export function demandImport(catalog: Catalog, entity: Entity, actor: Actor, mode: ImportMode): void {
  const actions = mode === "create" ? (["create"] as const) : (["create", "update"] as const);
  const isOpen = actions.every((action) => grantOf(entity, actor.accessKeys, action) === true);
  // Who sees only what its role selects may create nothing beyond it either.
  if (!isOpen || isLimited(catalog, entity, actor)) throw new AppError("access.denied");
}

function matchedFields(entity: Entity, { mode, key }: ImportQuery): readonly Field[] {
  if (mode !== "upsert") return [];
  const known = keyFields(entity);
  const names = key ? key.split(",") : [];
  const matched = names.flatMap((name) => known.find((field) => field.name === name) ?? []);
  if (names.length > 0 && matched.length === names.length) return matched;
  throw new AppError("request.invalid", { faults: [{ path: "/key", rule: key ? "enum" : "required" }] });
}

/** Every row may have only what its person could give by a column, and references to what there is. */
async function demandFixed(request: ImportRequest, { catalog, context }: ImportCallOptions): Promise<void> {
  const { entity, actor, spaceId, fixed } = request;
  const open = importFields(entity, actor.accessKeys, request);
  const find = createReferenceFinder({ catalog, database: context.database, keys: actor.accessKeys, spaceId });
  for (const [name, value] of Object.entries(fixed)) {
    const field = open.find((one) => one.name === name);
    if (!field) throw new AppError("request.invalid", { faults: [{ path: "/fixed", rule: "enum" }] });
    if (!field.reference || field.reference.isMany) continue;
    const found = isId(value) ? (await find(field.reference.entity, new Set([value]))).get(value) : "missing";
    if (typeof found !== "object") throw new AppError("request.invalid", { faults: [{ path: `/${name}`, rule: "reference" }] });
  }
}

function refuseMapping({ entity, actor, ...request }: ImportRequest, mapping: Mapping): void {
  const names = new Set(importFields(entity, actor.accessKeys, request).map((field) => field.name));
  const wrong = Object.values(mapping).some((name) => name !== null && !names.has(name));
  if (wrong) throw new AppError("request.invalid", { faults: [{ path: "/mapping", rule: "enum" }] });
}

async function takeFile(
  files: ImportFiles,
  { file }: ImportForm,
  from: string | undefined,
  { entity, actor }: ImportRequest,
): Promise<Call["file"]> {
  if (from) return { id: from, ...(await files.open(from, actor)) };
  if (!file) throw new AppError("request.invalid", { faults: [{ path: "/file", rule: "required" }] });
  const content = await tableContent(file.content);
  const id = await files.keep({ name: file.name, content, entity: entity.name, actor });
  return { id, name: file.name, content };
}

async function readCall(
  entity: Entity,
  actor: Actor,
  http: FastifyRequest<{ Querystring: ImportQuery }>,
  options: ImportCallOptions,
): Promise<Call> {
  const { query } = http;
  const mode = query.mode ?? "create";
  demandImport(options.catalog, entity, actor, mode);
  const form = await readForm(http);
  const spaceId = importSpace(entity, actor, form.spaceId);
  const timeZone = await timeZoneOf(options.context.database, spaceId);
  const matched = matchedFields(entity, query);
  const isMailing = query.mail !== "false";
  const { fixed } = form;
  const request = { entity, actor, spaceId, mode, matched, fixed, isMailing, language: languageOf(http), timeZone };
  await demandFixed(request, options);
  refuseMapping(request, form.mapping);
  const files = createImportFiles(options.files, options.reports, spaceId ? options.context.spaceDb(spaceId) : undefined);
  return { request, files, file: await takeFile(files, form, query.from, request), mapping: form.mapping };
}

/**
 * Why a file as a whole can't be loaded: columns that nobody asked to leave out, and those that are missing. A dry run says
 * it, a run refuses it.
 */
function refusalOf({ matches, faults }: ImportTable, skipsUnknown = false): AppError | undefined {
  const unknown = matches.filter(({ field, isMapped }) => !field && !isMapped).map(({ column }) => column);
  if (unknown.length > 0 && !skipsUnknown)
    return new AppError("import.unknownColumns", { params: { columns: unknown.join(", ") } });
  return faults.length > 0 ? new AppError("import.columns", { faults }) : undefined;
}

function demandColumns(table: ImportTable, skipsUnknown = false): void {
  const refusal = refusalOf(table, skipsUnknown);
  if (refusal) throw refusal;
}

async function start({ request, file, mapping }: Call, { jobs }: ImportCallOptions): Promise<string> {
  const { entity, actor, spaceId = null, mode, matched, fixed, isMailing, language, timeZone } = request;
  const payload = {
    entity: entity.name,
    fileId: file.id,
    mode,
    key: matched.map(({ name }) => name).join(",") || null,
    isSilent: !isMailing,
    mapping,
    fixed,
    language,
    timeZone,
    spaceId,
    actor: actor as unknown as JsonObject,
  };
  const job = await jobs.start({
    kind: IMPORT,
    title: file.name,
    payload,
    exclusive: `import ${entity.name} ${spaceId}`,
    accountId: actor.accountId,
    spaceId: spaceId ?? undefined,
  });
  if (!job) throw new AppError("import.running");
  return job;
}

async function tryOut(
  { request, file }: Call,
  { table, skipsUnknown }: { readonly table: ImportTable; readonly skipsUnknown: boolean },
  { files, reports, texts }: ImportCallOptions,
): Promise<object> {
  const refused = refusalOf(table, skipsUnknown);
  const refusal = refused && {
    code: refused.code,
    detail: texts.translate(request.language, `errors.${refused.code}`, refused.details.params),
  };
  const found = {
    report: file.id,
    refusal: refusal ?? null,
    ...(await dryRun(table, reports, file.id)),
    ...(refusal ? NOTHING : {}),
  };
  if (request.spaceId) return { id: file.id, ...found };
  // Of a global entity nobody owns the file: it is sent again.
  await files.remove(file.id);
  return found;
}

/** What is written of a file that is refused. */
const NOTHING = { valid: 0, created: 0, updated: 0, unchanged: 0, updatedNames: [], mailed: 0, mailedTo: [] };

/** A load of what a dry run has kept. */
export interface KeptImport {
  readonly entity: Entity;
  readonly actor: Actor;
  /** Id of the dry run. */
  readonly from: string;
  readonly query: Pick<ImportQuery, "mode" | "key" | "mail">;
  readonly mapping: Mapping;
  readonly language: Language;
  /** Whether rows without a fault are loaded where others have some. */
  readonly withFaults: boolean;
}

/**
 * Starts to load the file of a dry run. @returns the job's id
 * @throws AppError `access.denied`, `job.notFound`, `import.*`
 */
export async function loadKept(
  { entity, actor, from, query, mapping, language, withFaults }: KeptImport,
  options: ImportCallOptions,
): Promise<string> {
  const { mode = "create" } = query;
  demandImport(options.catalog, entity, actor, mode);
  const spaceId = importSpace(entity, actor, undefined);
  const timeZone = await timeZoneOf(options.context.database, spaceId);
  const matched = matchedFields(entity, query);
  const request = { entity, actor, spaceId, mode, matched, fixed: {}, isMailing: query.mail !== "false", language, timeZone };
  refuseMapping(request, mapping);
  const files = createImportFiles(options.files, options.reports, spaceId ? options.context.spaceDb(spaceId) : undefined);
  if (!(await files.isKept(from, { actor, entity: entity.name }))) throw new AppError("job.notFound");
  const file = { id: from, ...(await files.open(from, actor)) };
  const table = await openImport(file.content, request, mapping, options);
  await table.rows.return(undefined);
  demandColumns(table);
  if (!withFaults && (await options.reports.hasFaults(from))) throw new AppError("import.faults");
  return start({ request, files, file, mapping }, options);
}

export type ImportAnswer =
  | { readonly status: 200; readonly body: object }
  | { readonly status: 202; readonly body: { readonly job: string } };

/**
 * `POST /api/{resource}/import`: tells what the file would do, or starts doing it.
 * @throws AppError `access.denied`, `request.invalid`, `import.*`
 */
export async function importCall(
  entity: Entity,
  actor: Actor,
  http: FastifyRequest<{ Querystring: ImportQuery }>,
  options: ImportCallOptions,
): Promise<ImportAnswer> {
  const call = await readCall(entity, actor, http, options);
  try {
    const table = await openImport(call.file.content, call.request, call.mapping, options);
    const skipsUnknown = http.query.unknownColumns === "skip";
    if (http.query.dryRun === "true") {
      return { status: 200, body: await tryOut(call, { table, skipsUnknown }, options) };
    }
    await table.rows.return(undefined);
    demandColumns(table, skipsUnknown);
    return { status: 202, body: { job: await start(call, options) } };
  } catch (error) {
    // What was sent with the call goes with it; the file of a dry run may be tried again. Where the connection was lost
    // the job may be there, and need it.
    if (!http.query.from && !isConnectionLost(error)) await call.files.remove(call.file.id);
    throw error;
  }
}
