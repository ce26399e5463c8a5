import type { FastifyInstance, FastifyRequest } from "fastify";
import { grantOf } from "../../schema/accessKeys";
import type { Catalog } from "../../schema/catalog";
import { AppError } from "../../shared/errors";
import { allCredentialsOf } from "../access/credential";
import type { Session } from "../access/session";
import type { Sessions } from "../access/sessions";
import { languageOf } from "../api/language";
import type { Database } from "../db/database";
import { createSpaceDb, type SpaceDb } from "../db/spaceDb";
import type { FileStore } from "../platform/fileStore";
import { readPersonalization } from "../platform/personalization";
import type { Texts } from "../platform/texts";
import type { GuestRoute, RouteAccess, RouteContext } from "./serverHost";
import { createSpaceFinder } from "./spaceFinder";

export interface GuestRouteOptions {
  readonly catalog: Catalog;
  readonly database: Database;
  readonly tenants: ReadonlySet<string>;
  readonly sessions: Sessions;
  readonly texts: Texts;
  readonly files: FileStore;
  readonly sessionOf: (request: FastifyRequest) => Promise<Session>;
}

/** Lets the session pass, or throws. */
function demandAccess(catalog: Catalog, access: Exclude<RouteAccess, "public">, session: Session): void {
  if ("kind" in access) {
    if (session.kind !== access.kind) throw new AppError("access.denied");
    return;
  }
  const entity = catalog.entities.get(access.entity);
  if (!entity || grantOf(entity, session.accessKeys, access.action) === false) throw new AppError("access.denied");
}

async function optionalSession(sessionOf: GuestRouteOptions["sessionOf"], request: FastifyRequest): Promise<Session | undefined> {
  try {
    return await sessionOf(request);
  } catch (error) {
    // A public route asks for no session: one that is missing, ended or ambiguous is none.
    if (error instanceof AppError && error.status < 500) return undefined;
    throw error;
  }
}

function spaceOf(options: GuestRouteOptions, session: Session | undefined): SpaceDb {
  if (!session?.space) throw new AppError(session ? "access.denied" : "auth.notAuthenticated");
  return createSpaceDb(options.database.kysely, options.tenants, session.space.id);
}

function createContext(options: GuestRouteOptions, request: FastifyRequest, session: Session | undefined): RouteContext {
  const language = languageOf(request);
  return {
    session,
    language,
    files: options.files,
    text: (key, params) => options.texts.translate(language, key, params),
    get db() {
      return spaceOf(options, session);
    },
    findSpace: createSpaceFinder(options),
    sessionsIn: async (spaceId) => {
      const all = await Promise.all(allCredentialsOf(request).map((token) => options.sessions.read(token)));
      return all.flatMap((one) => (one?.space?.id === spaceId ? [one] : []));
    },
    personalization: (communityId) => readPersonalization(options.database.kysely, { field: "id", value: communityId }),
  };
}

/** Routes of the features and plugins: access is checked before their code runs. */
export function guestRoutes(app: FastifyInstance, routes: readonly GuestRoute[], options: GuestRouteOptions): void {
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.url,
      schema: { tags: [route.url.split("/")[2] ?? "api"], summary: route.summary, ...route.schema } as object,
      ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
      handler: async (request, reply) => {
        const { access } = route;
        const session =
          access === "public" ? await optionalSession(options.sessionOf, request) : await options.sessionOf(request);
        if (access !== "public" && session) demandAccess(options.catalog, access, session);
        const answer = await route.handle(createContext(options, request, session), request, reply);
        if (reply.sent) return reply;
        return answer === undefined ? reply.code(204).send() : reply.send(answer);
      },
    });
  }
}
