import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../../shared/errors";
import { isId } from "../../../shared/ids";
import type { Json, JsonObject } from "../../../shared/json";
import { browserNames } from "../../../shared/userAgent";
import { component, documented } from "../../api/openApi/callDocument";
import { EXAMPLE_ID } from "../../api/openApi/exampleOf";
import { AFTER_END } from "./endedCommunity";
import type { Actor } from "./session";
import type { OwnSession, Sessions } from "./sessions";

const TAGS = ["Sessions"];

const nullable = (schema: JsonObject): JsonObject => ({ anyOf: [schema, { type: "null" }] });

const OWN_SESSION = component("OwnSession", {
  type: "object",
  required: ["id", "kind", "space", "device", "place", "createdAt", "lastUsedOn", "expiresAt", "isCurrent"],
  properties: {
    id: { type: "string", format: "uuid" },
    kind: { type: "string", enum: ["member", "staff", "suite", "backoffice"] },
    space: nullable({ type: "string", description: "Name of the community or company" }),
    device: {
      type: "object",
      required: ["browser", "system"],
      properties: { browser: nullable({ type: "string" }), system: nullable({ type: "string" }) },
    },
    place: { type: "null", description: "Unknown: an address tells no place for sure" },
    createdAt: { type: "string", format: "date-time" },
    lastUsedOn: { type: "string", format: "date" },
    expiresAt: { type: "string", format: "date-time" },
    isCurrent: { type: "boolean", description: "The one that asks" },
  },
});

const EXAMPLE: Json = {
  id: EXAMPLE_ID,
  kind: "staff",
  space: "Demo",
  device: { browser: "Firefox", system: "Linux" },
  place: null,
  createdAt: "2026-11-20T09:30:00.000Z",
  lastUsedOn: "2026-11-20",
  expiresAt: "2026-12-04T09:30:00.000Z",
  isCurrent: true,
};

const ENDED: JsonObject = {
  type: "object",
  required: ["ended"],
  properties: { ended: { type: "integer", description: "How many sessions ended" } },
};

function present({ id, kind, space_name, user_agent, created_at, last_used_on, expires_at }: OwnSession, actor: Actor) {
  return {
    id,
    kind,
    space: space_name,
    device: browserNames(user_agent),
    place: null,
    createdAt: created_at,
    lastUsedOn: last_used_on,
    expiresAt: expires_at,
    isCurrent: id === actor.sessionId,
  };
}

export interface SessionRoutesOptions {
  readonly sessions: Sessions;
  readonly actorOf: (request: FastifyRequest) => Promise<Actor>;
}

/** A person's own sessions, wherever they were opened: to look at, and to end. */
export function sessionRoutes(app: FastifyInstance, { sessions, actorOf }: SessionRoutesOptions): void {
  app.get(
    "/api/sessions",
    {
      schema: documented({ tags: TAGS, summary: "One's own valid sessions, those used last first" }, () => ({
        headers: ["X-Space"],
        answer: { schema: { type: "array", items: OWN_SESSION }, example: [EXAMPLE] },
      })),
    },
    async (request) => {
      const actor = await actorOf(request);
      return (await sessions.list(actor.accountId)).map((session) => present(session, actor));
    },
  );
  app.delete<{ Params: { id: string } }>(
    "/api/sessions/:id",
    {
      config: AFTER_END,
      schema: documented({ tags: TAGS, summary: "End one of one's own sessions" }, () => ({
        headers: ["X-Space"],
        examples: { id: EXAMPLE_ID },
        answer: { status: 204 },
      })),
    },
    async (request, reply) => {
      const { accountId } = await actorOf(request);
      const { id } = request.params;
      if (!isId(id) || !(await sessions.endOne(accountId, id))) throw new AppError("record.notFound");
      return reply.code(204).send();
    },
  );
  app.post(
    "/api/sessions/end-others",
    {
      config: AFTER_END,
      schema: documented({ tags: TAGS, summary: "Sign out everywhere else" }, () => ({
        headers: ["X-Space"],
        answer: { schema: ENDED, example: { ended: 2 } },
      })),
    },
    async (request) => {
      const { accountId, sessionId } = await actorOf(request);
      return { ended: await sessions.endOthers(accountId, sessionId) };
    },
  );
}
