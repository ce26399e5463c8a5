import { join } from "node:path";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from "fastify";
import type { Catalog } from "../schema/catalog";
import { AppError } from "../shared/errors";
import { newId } from "../shared/ids";
import { createSessionOf } from "./access/sessionOf";
import { createSessions } from "./access/sessions";
import { setupRoute } from "./access/setup";
import { signInRoutes } from "./access/signInRoutes";
import { spaceHooks } from "./access/spaceHooks";
import { clientCatalog } from "./api/clientCatalog";
import { documentation } from "./api/documentation";
import { createErrorHandler } from "./api/errorFunnel";
import { localeRoute } from "./api/locales";
import { createBodyValidators } from "./api/rest/bodyValidators";
import { restRoutes } from "./api/rest/restRoutes";
import { createWriteContext } from "./api/rest/writeContext";
import { validatorModules } from "./api/validatorModules";
import type { Database } from "./db/database";
import { tenantTables } from "./db/spacePredicate";
import { demoDoor } from "./demo/demoDoor";
import { draftRoutes } from "./drafts/draftRoutes";
import { createDrafts } from "./drafts/drafts";
import { guestRoutes } from "./host/guestRoutes";
import type { Registered } from "./host/registerGuests";
import { importJob } from "./import/importJob";
import { importRoutes } from "./import/importRoutes";
import { jobRoutes } from "./jobs/jobRoutes";
import { createJobs } from "./jobs/jobs";
import { lockRoutes } from "./locks/lockRoutes";
import { createLocks } from "./locks/locks";
import type { Config } from "./platform/config";
import { createLocalFileStore } from "./platform/fileStore";
import { health } from "./platform/health";
import { type PageSource, pages } from "./platform/pages";
import { personalizationRoute } from "./platform/personalization";
import { securityHeaders } from "./platform/securityHeaders";
import type { Texts } from "./platform/texts";
import { createHandshakeActor } from "./realtime/handshake";
import { createRealtime } from "./realtime/realtime";
import { stepModules } from "./wizards/stepModules";
import { createStepValidators } from "./wizards/stepValidators";
import { wizardRoutes } from "./wizards/wizardRoutes";
import { createWizards } from "./wizards/wizards";

const BODY_LIMIT = 1024 * 1024;
const UPLOAD_LIMIT = 50 * 1024 * 1024;

export interface AppOptions {
  readonly config: Config;
  readonly catalog: Catalog;
  readonly database: Database;
  readonly registered: Registered;
  readonly texts: Texts;
  /** Absent where only the API is wanted. */
  readonly client?: { readonly directory: string; readonly source: PageSource; readonly policy?: (nonce: string) => string };
}

function createServer(config: Config, onError: ReturnType<typeof createErrorHandler>): FastifyInstance {
  return Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    genReqId: () => newId(),
    // An address that can't even be decoded fails before any route.
    frameworkErrors: (error, request, reply) => onError(error, request as FastifyRequest, reply as FastifyReply),
    // A line per request costs more than many a request; info and finer ask for it.
    logController: new LogController({ disableRequestLogging: !["trace", "debug", "info"].includes(config.logLevel) }),
    logger: {
      level: config.logLevel,
      // Tokens travel in these headers and in sign-in links' queries.
      redact: ["req.headers.authorization", "req.headers.cookie", 'res.headers["set-cookie"]'],
      serializers: { req: (request) => ({ method: request.method, path: request.url.split("?")[0], id: request.id }) },
    },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true, strict: false } },
    // Queries are text by nature: their schemas say so, and routes parse them.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });
}

/** The whole server on one Fastify instance, not yet listening. */
export async function createApp({ config, catalog, database, registered, texts, client }: AppOptions): Promise<FastifyInstance> {
  const onError = createErrorHandler(texts);
  const app = createServer(config, onError);
  const sessions = createSessions(database);
  const sessionOf = createSessionOf(sessions.read);
  const tenants = tenantTables(catalog.entities.values());
  const hooks = [...spaceHooks(database.kysely), ...registered.entityHooks];
  const files = createLocalFileStore(join(config.dataDir, "files"));

  app.setErrorHandler(onError);
  app.setNotFoundHandler(() => {
    throw new AppError("route.notFound");
  });
  const realtime = await createRealtime({
    http: app.server,
    redisUrl: config.redisUrl,
    actorOf: createHandshakeActor((header) => app.parseCookie(header), sessions.readActor),
  });
  app.addHook("preClose", realtime.close);
  const context = createWriteContext({
    database,
    catalog,
    tenants,
    hooks,
    validate: createBodyValidators(),
    onChange: realtime.changed,
  });
  const importing = { catalog, context, texts, files };
  const reportError = (error: unknown) => app.log.error({ err: error }, "job failed");
  const jobs = createJobs({
    database,
    definitions: [importJob(importing), ...registered.jobs],
    spaceDb: context.spaceDb,
    onJob: realtime.job,
    onError: reportError,
  });
  // Not waited for: what an earlier process left unfinished delays no start.
  app.addHook("onReady", async () => void jobs.open().catch(reportError));
  app.addHook("onClose", jobs.close);
  securityHeaders(app);
  await app.register(cookie);
  await app.register(multipart, { limits: { fileSize: UPLOAD_LIMIT, files: 1 } });
  await documentation(app);
  await app.register(async (routes) => {
    health(routes, database);
    localeRoute(routes, texts);
    demoDoor(routes, config);
    personalizationRoute(routes, database.kysely);
    setupRoute(routes, database.kysely);
    signInRoutes(routes, { root: database.kysely, sessions });
    routes.get(
      "/api/catalog",
      { schema: { tags: ["Catalog"], summary: "What consoles are generated from" } as object },
      async (request) => clientCatalog(catalog, await sessionOf(request)),
    );
    validatorModules(routes, catalog);
    const actorOf = createSessionOf(sessions.readActor);
    const drafts = createDrafts(database);
    draftRoutes(routes, { drafts, actorOf });
    lockRoutes(routes, { catalog, database, locks: createLocks(database), realtime, sessionOf });
    restRoutes(routes, { catalog, context, texts, actorOf });
    stepModules(routes, catalog);
    wizardRoutes(routes, {
      catalog,
      texts,
      actorOf,
      serializerOf: context.serializerOf,
      wizards: createWizards({ catalog, context, drafts, validators: createStepValidators() }),
    });
    jobRoutes(routes, { jobs, actorOf });
    importRoutes(routes, { ...importing, jobs, actorOf });
    guestRoutes(routes, registered.routes, { catalog, database, tenants, sessions, texts, files, jobs, sessionOf });
    if (client) await pages(routes, client);
  });
  return app;
}
