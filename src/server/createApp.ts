import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../shared/errors";
import { deviceText } from "../shared/userAgent";
import { createFairShare } from "./access/limits/fairShare";
import { type Origin, runActing } from "./access/session/acting";
import { refuseForeignWrite, refuseViewerWrite } from "./access/session/credential";
import { limitBodies } from "./api/bodyLimits";
import { documentation } from "./api/documentation";
import { createErrorHandler } from "./api/errorFunnel";
import { shareRequests } from "./api/shareRequests";
import { endUnreadBodies } from "./api/unreadBodies";
import type { AppOptions } from "./appOptions";
import { appRoutes } from "./appRoutes";
import { createAppServices } from "./appServices";
import { createServer } from "./createServer";
import { securityHeaders } from "./platform/pages/securityHeaders";

const UPLOAD_LIMIT = 50 * 1024 * 1024;
/** Of a form: fields and files together. */
const MOST_PARTS = 1_000;

/** A page asks for twenty things, a browser for six at a time; a program that asks for more waits for its own. */
const SHARE = { running: 8, waiting: 200 };

function originOf({ ip, headers }: FastifyRequest): Origin {
  return { address: ip, device: deviceText(headers["user-agent"] ?? null) };
}

/** The whole server on one Fastify instance, not yet listening. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const onError = createErrorHandler(options.texts, options.database);
  const app = createServer(options.config, onError);
  app.setErrorHandler(onError);
  app.setNotFoundHandler(() => {
    throw new AppError("route.notFound");
  });
  endUnreadBodies(app);
  const services = await createAppServices(app, options);
  securityHeaders(app);
  await app.register(cookie);
  const isSecure = options.config.publicUrl?.startsWith("https://") === true;
  app.decorateRequest("isSecure", {
    getter() {
      return isSecure || this.protocol === "https";
    },
  });
  // With a callback: a promise for each of them costs more than what they do.
  app.addHook("onRequest", (request, _reply, done) => {
    refuseForeignWrite(request);
    refuseViewerWrite(request);
    done();
  });
  // Not before: what a request does after its body is read has lost what was begun earlier.
  app.addHook("preValidation", (request, _reply, done) => runActing(undefined, done, () => originOf(request)));
  shareRequests(app, createFairShare(SHARE));
  limitBodies(app, services.sessionOf);
  await app.register(multipart, { limits: { fileSize: UPLOAD_LIMIT, files: 1, parts: MOST_PARTS } });
  await documentation(app);
  await app.register((routes) => appRoutes(routes, options, services));
  return app;
}
