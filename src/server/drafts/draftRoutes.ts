import type { FastifyInstance, FastifyRequest } from "fastify";
import { draftsApi, type SavedDraft } from "../../contracts/api/drafts";
import type { InputOf } from "../../shared/calls/defineApi";
import { AppError } from "../../shared/errors";
import { isStorable } from "../../shared/isStorable";
import { AFTER_END } from "../access/session/endedCommunity";
import type { Actor } from "../access/session/session";
import { RECORD_BODY } from "../api/bodyLimits";
import { callSchema } from "../api/openApi/callSchema";
import type { Draft, Drafts } from "./drafts";

const TAGS = ["Drafts"];

type Query = InputOf<(typeof draftsApi)["GET /api/drafts"]>["query"];
type Body = InputOf<(typeof draftsApi)["PUT /api/drafts/:key"]>["body"];

function present({ data, version, updatedAt }: Draft): SavedDraft {
  return { data, version, updatedAt };
}

interface Params {
  readonly key: string;
}

/** `/api/drafts/{key}`: what a person is writing, kept until it is saved. */
export function draftRoutes(
  app: FastifyInstance,
  { drafts, actorOf }: { readonly drafts: Drafts; readonly actorOf: (request: FastifyRequest) => Promise<Actor> },
): void {
  app.get<{ Querystring: Query }>(
    "/api/drafts",
    { schema: callSchema(draftsApi, "GET /api/drafts", { tags: TAGS }) },
    async (request) => {
      const found = await drafts.list(await actorOf(request), request.query.prefix);
      return found.map((draft) => ({ key: draft.key, ...present(draft) }));
    },
  );

  app.get<{ Params: Params }>(
    "/api/drafts/:key",
    { schema: callSchema(draftsApi, "GET /api/drafts/:key", { tags: TAGS }) },
    async (request) => {
      const draft = await drafts.read(await actorOf(request), request.params.key);
      if (!draft) throw new AppError("draft.notFound");
      return present(draft);
    },
  );

  app.put<{ Params: Params; Body: Body }>(
    "/api/drafts/:key",
    { config: AFTER_END, bodyLimit: RECORD_BODY, schema: callSchema(draftsApi, "PUT /api/drafts/:key", { tags: TAGS }) },
    async (request) => {
      const { data, version } = request.body;
      const actor = await actorOf(request);
      if (!isStorable(data)) throw new AppError("request.invalid", { faults: [{ path: "/data", rule: "pattern" }] });
      return present(await drafts.save(actor, request.params.key, data, version));
    },
  );

  const discarding = callSchema(draftsApi, "DELETE /api/drafts/:key", { tags: TAGS, answer: { status: 204 } });
  app.delete<{ Params: Params }>("/api/drafts/:key", { config: AFTER_END, schema: discarding }, async (request, reply) => {
    await drafts.remove(await actorOf(request), request.params.key);
    return reply.code(204).send();
  });
}
