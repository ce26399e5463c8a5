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
import { guestRoutes } from "./host/guestRoutes";
import type { Registered } from "./host/registerGuests";
import type { Config } from "./platform/config";
import { createLocalFileStore } from "./platform/fileStore";
import { health } from "./platform/health";
import { type PageSource, pages } from "./platform/pages";
import { personalizationRoute } from "./platform/personalization";
import { securityHeaders } from "./platform/securityHeaders";
import type { Texts } from "./platform/texts";

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
    signInRoutes(routes, { root: database.kysely, sessions, sessionOf });
    routes.get(
      "/api/catalog",
      { schema: { tags: ["Catalog"], summary: "What consoles are generated from" } as object },
      async (request) => clientCatalog(catalog, await sessionOf(request)),
    );
    validatorModules(routes, catalog);
    const context = createWriteContext({ database, tenants, hooks, validate: createBodyValidators() });
    restRoutes(routes, { catalog, context, actorOf: createSessionOf(sessions.readActor) });
    guestRoutes(routes, registered.routes, { catalog, database, tenants, sessions, texts, files, sessionOf });
    if (client) await pages(routes, client);
  });
  return app;
}
