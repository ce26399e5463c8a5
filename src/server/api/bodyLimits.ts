import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../shared/errors";

/** The largest body of a route that says nothing else, in bytes: far more than a form that a stranger fills in. */
export const SMALL_BODY = 64 * 1024;
/** The largest body of routes that write records and documents, in bytes. */
export const RECORD_BODY = 1024 * 1024;

declare module "fastify" {
  interface FastifyContextConfig {
    /** Why people who aren't signed in may send this route more than {@link SMALL_BODY}, up to its `bodyLimit`. */
    readonly largeBodyReason?: string | undefined;
  }
}

/** Bytes that the request announces; nothing where it comes in chunks. */
function announced({ headers }: FastifyRequest): number | undefined {
  if (headers["transfer-encoding"] !== undefined) return undefined;
  return Number(headers["content-length"] ?? 0);
}

/**
 * Bounds bodies before anything reads them. A route that says nothing takes {@link SMALL_BODY}; one with a larger
 * `bodyLimit` takes more than that from signed-in people only, unless its config names a `largeBodyReason`. Forms
 * (multipart), which the server's own limit does not cover, announce their length.
 * @param demandSession throws where the request comes with no session that its route may be called by
 */
export function limitBodies(app: FastifyInstance, demandSession: (request: FastifyRequest) => Promise<unknown>): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const length = announced(request);
    if (length === 0) return done();
    const { bodyLimit, config } = request.routeOptions;
    const isForm = request.headers["content-type"]?.startsWith("multipart/") === true;
    if (isForm && length === undefined) return done(new AppError("request.lengthRequired"));
    if (length !== undefined && length > bodyLimit) return done(new AppError("request.tooLarge"));
    const isSmall = bodyLimit <= SMALL_BODY || (length !== undefined && length <= SMALL_BODY);
    if (isSmall || config.largeBodyReason !== undefined) return done();
    demandSession(request).then(() => done(), done);
  });
}
