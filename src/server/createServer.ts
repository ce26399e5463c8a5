import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { newId } from "../shared/ids";
import type { createErrorHandler } from "./api/errorFunnel";
import type { Config } from "./platform/config";
import { loggedPath } from "./platform/loggedPath";

const BODY_LIMIT = 1024 * 1024;

/** Fastify with our limits, log and error funnel, without a route. */
export function createServer(config: Config, onError: ReturnType<typeof createErrorHandler>): FastifyInstance {
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
      serializers: { req: (request) => ({ method: request.method, path: loggedPath(request.url), id: request.id }) },
    },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true, strict: false } },
    // Queries are text by nature: their schemas say so, and routes parse them.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });
}
