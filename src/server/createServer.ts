import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { AppError } from "../shared/errors";
import { newId } from "../shared/ids";
import { SMALL_BODY } from "./api/bodyLimits";
import { createBoundedCompiler } from "./api/boundedValidator";
import { composeAddress, composeBody } from "./api/composeRequest";
import type { createErrorHandler } from "./api/errorFunnel";
import { isReadableJson } from "./api/isReadableJson";
import type { Config } from "./platform/config";
import { loggedPath } from "./platform/loggedPath";

/** For the head of a request. */
const HEADERS_MS = 30_000;
/** For a request with its body: 100 MB, the largest upload, take 840 seconds at 1 Mbit/s. */
const REQUEST_MS = 15 * 60_000;
/** For a connection on which nothing moves, e.g. while an export is made. */
const SILENCE_MS = 2 * 60_000;
/** How often the limits above are looked at. */
const CHECK_MS = 5_000;

/** Fastify with our limits, log and error funnel, without a route. */
export function createServer(config: Config, onError: ReturnType<typeof createErrorHandler>): FastifyInstance {
  const app = Fastify({
    bodyLimit: SMALL_BODY,
    requestTimeout: REQUEST_MS,
    connectionTimeout: SILENCE_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_MS },
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
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, text, done) => {
    if (!isReadableJson(text)) return done(new AppError("request.invalid"));
    return parse(request, text, (error, body) => {
      if (error) return done(error);
      try {
        done(null, composeBody(text, body));
      } catch (stacked) {
        done(stacked as AppError);
      }
    });
  });
  app.addHook("preValidation", composeAddress);
  // Queries are text by nature: their schemas say so, and routes parse them.
  const compile = createBoundedCompiler({ useDefaults: true });
  app.setValidatorCompiler<object>(({ schema }) => compile(schema));
  return app;
}
