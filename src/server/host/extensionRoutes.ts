import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Catalog, Entity } from "../../schema/catalog";
import { AppError } from "../../shared/errors";
import { isId } from "../../shared/ids";
import { isHeldBack } from "../../shared/nextStep";
import { companyEditorOf } from "../access/session/companyEditor";
import type { Actor, Session } from "../access/session/session";
import type { Sessions } from "../access/session/sessions";
import { sessionsIn } from "../access/session/sessionsIn";
import { noteActs } from "../activityLog/noteActs";
import { RECORD_BODY, SMALL_BODY } from "../api/bodyLimits";
import { toFieldErrors } from "../api/errorFunnel";
import { languageOf } from "../api/language";
import { absent } from "../api/rest/absent";
import { demandRecord } from "../api/rest/demandRecord";
import { demand, scopeOf } from "../api/rest/recordAccess";
import type { WriteContext } from "../api/rest/write/writeContext";
import { editorOf } from "../community/editor";
import type { Database } from "../db/database";
import { createSpaceDb, NO_SPACE, type SpaceDb } from "../db/query/spaceDb";
import { createUploads, type Uploads } from "../files/uploads/uploads";
import { createImports } from "../import/createImports";
import type { ImportReports } from "../import/importReports";

import type { Jobs } from "../jobs/jobs";
import { readCommunityTheme } from "../platform/communityTheme";
import type { FileStore } from "../platform/storage/fileStore";
import type { Texts } from "../platform/texts";
import { timeZoneOf } from "../platform/timeZone";
import { isEnabled, readSettings } from "../plugins/pluginState";
import type { PluginStatus } from "../plugins/pluginStatus";
import { createRecordWrites } from "./recordWrites";
import type { ExtensionRoute, RouteAccess, RouteContext } from "./routes";
import { createSpaceFinder } from "./spaceFinder";

export interface ExtensionRouteOptions {
  readonly catalog: Catalog;
  readonly context: WriteContext;
  readonly database: Database;
  readonly tenants: ReadonlySet<string>;
  readonly sessions: Sessions;
  readonly texts: Texts;
  readonly files: FileStore;
  readonly jobs: Jobs;
  readonly reports: ImportReports;
  /** Told of what failed after its request was answered. */
  readonly onError: (error: unknown) => void;
  readonly sessionOf: (request: FastifyRequest) => Promise<Session>;
  readonly plugins: readonly PluginStatus[];
}

/** What the session's own grants decide. */
type GrantedAccess = Exclude<RouteAccess, { readonly settingsOf: string }>;

/** The record that a route of an entity speaks of. */
function recordOf({ name }: Entity, request: FastifyRequest): string {
  const params = request.params as Readonly<Record<string, string | undefined>>;
  return params[`${name}Id`] ?? params.id ?? "";
}

/** Whether a part of the route's address is the id of a record of the entity. */
function namesRecord({ name, resource }: Entity, url: string): boolean {
  return url.includes(`/:${name}Id`) || url.includes(`/${resource}/:id`);
}

/**
 * Checks that the session may call the route. The record that it speaks of must be in reach: those of other spaces are as
 * good as absent.
 * @throws AppError `access.denied`, `record.notFound`
 */
async function demandAccess(
  { catalog, database }: ExtensionRouteOptions,
  access: Exclude<GrantedAccess, "public">,
  session: Session,
  request: FastifyRequest,
): Promise<void> {
  if ("kind" in access) {
    if (session.kind !== access.kind) throw new AppError("access.denied");
    return;
  }
  const entity = catalog.entities.get(access.entity);
  if (!entity) throw new AppError("access.denied");
  const grant = demand(entity, session, access.action);
  const id = recordOf(entity, request);
  const isOfSpace = !namesRecord(entity, request.routeOptions.url ?? "");
  if (grant === true && (id === "" || (isOfSpace && !scopeOf(catalog, entity, session, grant).narrow))) return;
  await demandRecord({ catalog, database }, entity, session, { id, action: access.action });
}

/**
 * The space that the route works in: the session's, or for the back office, which is in none, that of the record which the
 * route speaks of. @throws AppError `record.notFound`
 */
async function placeOf(
  options: ExtensionRouteOptions,
  access: GrantedAccess,
  session: Session | undefined,
  request: FastifyRequest,
): Promise<SpaceDb | undefined> {
  if (session?.space) return createSpaceDb(options.database, options.tenants, session.space.id);
  if (!session || access === "public" || "kind" in access) return undefined;
  const entity = options.catalog.entities.get(access.entity);
  const id = entity && entity.scope !== "global" ? recordOf(entity, request) : "";
  if (!entity || id === "") return undefined;
  const found = isId(id) ? await createSpaceFinder(options)({ entity: entity.name, field: "id", value: id }) : undefined;
  if (!found) throw absent(entity);
  return found.db;
}

async function optionalSession(
  sessionOf: ExtensionRouteOptions["sessionOf"],
  request: FastifyRequest,
): Promise<Session | undefined> {
  try {
    return await sessionOf(request);
  } catch (error) {
    // A public route asks for no session: one that is missing, ended or ambiguous is none.
    if (error instanceof AppError && error.status < 500) return undefined;
    throw error;
  }
}

/**
 * @returns the session that the request comes with; nothing on public routes and with a token of the route's own
 * @throws AppError `auth.notAuthenticated`, `access.denied`, `record.notFound`
 */
async function admit(
  options: ExtensionRouteOptions,
  access: GrantedAccess,
  request: FastifyRequest,
): Promise<Session | undefined> {
  if (access === "public") return optionalSession(options.sessionOf, request);
  if ("kind" in access && access.hasOwnToken?.(request)) return undefined;
  const session = await options.sessionOf(request);
  await demandAccess(options, access, session, request);
  return session;
}

/** @throws AppError `access.denied`, `auth.notAuthenticated` where there is no space to work in */
function demandPlace(place: SpaceDb | undefined, session: Session | undefined): SpaceDb {
  if (!place) throw new AppError(session ? "access.denied" : "auth.notAuthenticated");
  return place;
}

/** Who calls, and where. */
interface Caller {
  /** Nothing where the route needs none. */
  readonly session: Session | undefined;
  /** The space to work in. */
  readonly place: SpaceDb | undefined;
  /** In whose name records are written. @default the session's person */
  readonly writer?: Actor;
}

/** The back office, which is in no space, puts files up in that of the record which the route speaks of. */
function uploadsOf({ database, files, onError }: ExtensionRouteOptions, { session, place }: Caller): Uploads {
  const spaceId = session?.space?.id ?? place?.spaceId;
  if (!session || spaceId === undefined) throw new AppError(session ? "access.denied" : "auth.notAuthenticated");
  return createUploads({ root: database.kysely, files, onError }, { accountId: session.accountId, spaceId });
}

/** @throws AppError `auth.notAuthenticated`, `access.denied`, `community.notFound` */
async function editorAt({ database, tenants, sessionOf }: ExtensionRouteOptions, request: FastifyRequest): Promise<Caller> {
  const session = await sessionOf(request);
  const { id = "" } = request.params as { readonly id?: string };
  const { communityId, inCommunity } = await editorOf(database.kysely, session, id);
  return { session, place: createSpaceDb(database, tenants, communityId), writer: inCommunity };
}

/** @throws AppError `auth.notAuthenticated`, `access.denied` */
async function companyEditorAt(
  { database, tenants, sessionOf }: ExtensionRouteOptions,
  request: FastifyRequest,
): Promise<Caller> {
  const session = await sessionOf(request);
  const { companyId, asBackoffice } = companyEditorOf(session);
  return { session, place: createSpaceDb(database, tenants, companyId), writer: asBackoffice };
}

/** @throws AppError `auth.notAuthenticated`, `access.denied`, `record.notFound`, `community.notFound` */
async function callerOf(options: ExtensionRouteOptions, access: RouteAccess, request: FastifyRequest): Promise<Caller> {
  if (access !== "public" && "settingsOf" in access)
    return access.settingsOf === "company" ? companyEditorAt(options, request) : editorAt(options, request);
  const session = await admit(options, access, request);
  return { session, place: await placeOf(options, access, session, request) };
}

/** A page of the plain survey: who reads it says so by a token of the page's own. */
export const NOBODY: Caller = { session: undefined, place: undefined };

/** What an extension's code works with. */
export function createContext(
  options: ExtensionRouteOptions,
  request: FastifyRequest,
  { session, place, writer = session }: Caller,
  plugin?: string,
): RouteContext {
  const language = languageOf(request);
  return {
    session,
    language,
    files: options.files,
    timeZone: () => timeZoneOf(options.database, place?.spaceId),
    get uploads() {
      return uploadsOf(options, { session, place });
    },
    records: createRecordWrites(options, writer),
    imports: createImports(options, { actor: session, language }),
    settings: async () => {
      const manifest = options.plugins.find(({ id }) => id === plugin)?.manifest;
      return manifest ? readSettings(demandPlace(place, session), manifest) : {};
    },
    startJob: async (job) => {
      if (!session) throw new AppError("auth.notAuthenticated");
      return options.jobs.start({ ...job, accountId: session.accountId, spaceId: session.space?.id ?? place?.spaceId });
    },
    fieldErrors: (issues) => toFieldErrors(issues, options.texts, language),
    text: (key, params, wanted = language) => options.texts.translate(wanted, key, params),
    globalDb: createSpaceDb(options.database, options.tenants, NO_SPACE),
    get db() {
      return demandPlace(place, session);
    },
    findSpace: createSpaceFinder(options),
    sessionsIn: async (spaceId) => {
      const all = await sessionsIn(options.sessions, request, spaceId);
      return all.filter(({ missing }) => !isHeldBack(missing));
    },
    communityTheme: (communityId) => readCommunityTheme(options.database.kysely, { field: "id", value: communityId }),
  };
}

/** @throws AppError `plugin.disabled` where the session's space has the plugin disabled */
async function demandEnabled(plugin: string, { session, place }: Caller): Promise<void> {
  if (session?.space && place && !(await isEnabled(place, plugin))) throw new AppError("plugin.disabled");
}

/** Notes that a call succeeded. @throws Error where nothing says which entity it is about */
async function noteAct(
  { database }: ExtensionRouteOptions,
  { access, act, url }: ExtensionRoute,
  { session, place }: Caller,
  request: FastifyRequest,
): Promise<void> {
  if (!act || act.isNoted) return;
  const entity = act.entity ?? (access !== "public" && "entity" in access ? access.entity : undefined);
  if (entity === undefined) throw new Error(`${url}: its act names no entity`);
  const params = request.params as Readonly<Record<string, string | undefined>>;
  const part = act.record ?? (`${entity}Id` in params ? `${entity}Id` : "id");
  const id = part === false ? undefined : params[part];
  const recordId = id !== undefined && isId(id) ? id : null;
  const spaceId = place?.spaceId ?? session?.spaceId ?? null;
  await noteActs(database.kysely, [{ spaceId, accountId: session?.accountId ?? null, action: act.action, entity, recordId }]);
}

/** Whether the route may be called without a session. */
function isOpen(access: RouteAccess): boolean {
  return access === "public" || ("kind" in access && access.hasOwnToken !== undefined);
}

/** Routes of the features and plugins: access is checked before their code runs. */
export function extensionRoutes(app: FastifyInstance, routes: readonly ExtensionRoute[], options: ExtensionRouteOptions): void {
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.url,
      schema: {
        tags: [route.url.split("/")[2] ?? "api"],
        summary: route.summary,
        ...(route.description === undefined ? {} : { description: route.description }),
        describe: route.describe,
        ...route.schema,
      } as object,
      bodyLimit: route.bodyLimit ?? (isOpen(route.access) ? SMALL_BODY : RECORD_BODY),
      config: {
        largeBodyReason: route.largeBodyReason,
        isOpenAfterEnd: route.isOpenAfterEnd,
        access: route.access,
        act: route.act,
      },
      handler: async (request, reply) => {
        const { plugin } = route;
        // What is logged of the call says whose code it ran.
        if (plugin) request.log = request.log.child({ plugin });
        const caller = await callerOf(options, route.access, request);
        if (plugin) await demandEnabled(plugin, caller);
        const answer = await route.handle(createContext(options, request, caller, plugin), request, reply);
        await noteAct(options, route, caller, request);
        if (reply.sent) return reply;
        return answer === undefined ? reply.code(204).send() : reply.send(answer);
      },
    });
  }
}
