import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { JsonObject } from "../../shared/json";
import { demandAttempt, type Limit } from "../access/limits/limits";
import { networkOf } from "../access/limits/network";
import { documented } from "../api/openApi/callDocument";
import type { Tables } from "../db/generated/tables";
import { loggedPath } from "./loggedPath";

/** From one network; a browser tells at most ten a page. */
const REPORTS: readonly Limit[] = [{ windowSeconds: 15 * 60, limit: 200 }];

const BODY: JsonObject = {
  type: "object",
  additionalProperties: false,
  required: ["kind", "message", "path"],
  properties: {
    kind: { type: "string", enum: ["error", "network", "chunk"] },
    message: { type: "string", minLength: 1, maxLength: 500 },
    stack: { type: "string", maxLength: 4000 },
    path: { type: "string", maxLength: 500, description: "Path of the page, without its query" },
  },
};

const EXAMPLE = { kind: "error", message: "x is not a function", path: "/c/demo/activities" };

interface Report {
  readonly kind: string;
  readonly message: string;
  readonly stack?: string;
  readonly path: string;
}

/** What went wrong in people's browsers, into the log (spec section 8): from anybody, signed in or not. */
export function clientErrorRoute(app: FastifyInstance, root: Kysely<Tables>): void {
  const document = documented({ tags: ["Operation"], summary: "Report a fault of a page" }, () => ({
    body: { schema: BODY, example: EXAMPLE },
    answer: { status: 204, description: "Noted" },
  }));
  app.post<{ Body: Report }>("/api/client-errors", { schema: { ...document, body: BODY } }, async (request, reply) => {
    await demandAttempt(root, { scope: "clientError.from", key: networkOf(request.ip), limits: REPORTS });
    const { path, ...fault } = request.body;
    request.log.warn({ page: loggedPath(path), ...fault, agent: request.headers["user-agent"] }, "fault of a page");
    return reply.code(204).send();
  });
}
