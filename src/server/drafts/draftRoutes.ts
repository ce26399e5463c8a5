import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../shared/errors";
import { isStorable } from "../../shared/isStorable";
import type { JsonObject } from "../../shared/json";
import type { Actor } from "../access/session/session";
import { RECORD_BODY } from "../api/bodyLimits";
import { component, documented } from "../api/openApi/callDocument";
import type { Draft, Drafts } from "./drafts";

const PARAMS = {
  type: "object",
  properties: { key: { type: "string", pattern: "^(create|edit):[A-Za-z0-9:_.-]{1,180}$" } },
};

const LIST_QUERY = {
  type: "object",
  additionalProperties: false,
  required: ["prefix"],
  properties: {
    prefix: { type: "string", pattern: "^(create|edit):[A-Za-z0-9:_.-]{0,180}$", description: "What the keys begin with" },
  },
};

/** More than any form has. */
const MOST_FIELDS = 1_000;

const BODY = {
  type: "object",
  additionalProperties: false,
  required: ["data"],
  properties: {
    data: { type: "object", maxProperties: MOST_FIELDS },
    version: { type: "integer", minimum: 1, description: "The version that the writer has seen" },
  },
};

const ANSWER = component("Draft", {
  type: "object",
  required: ["data", "version", "updatedAt"],
  properties: {
    data: { type: "object" },
    version: { type: "integer" },
    updatedAt: { type: "string", format: "date-time" },
  },
});

const KEYED: JsonObject = { type: "object", required: ["key"], properties: { key: { type: "string" } } };

const DATA = { nickname: "Ana" };
const EXAMPLE = { data: DATA, version: 1, updatedAt: "2026-11-20T09:30:00.000Z" };
const EXAMPLES = { key: "create:members" };

function present({ data, version, updatedAt }: Draft): object {
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
  const tags = ["Drafts"];
  const answer = { schema: ANSWER, example: EXAMPLE };
  const listing = documented({ tags, summary: "One's own drafts, newest first" }, () => ({
    examples: { prefix: "create:" },
    answer: { schema: { type: "array", items: { allOf: [ANSWER, KEYED] } }, example: [{ ...EXAMPLES, ...EXAMPLE }] },
  }));
  const reading = documented({ tags, summary: "A draft of one's own" }, () => ({ examples: EXAMPLES, answer }));
  const saving = documented({ tags, summary: "Save a draft" }, () => ({
    examples: EXAMPLES,
    body: { schema: BODY, example: { data: DATA } },
    answer,
  }));
  const discarding = documented({ tags, summary: "Discard a draft" }, () => ({ examples: EXAMPLES, answer: { status: 204 } }));

  app.get<{ Querystring: { readonly prefix: string } }>(
    "/api/drafts",
    { schema: { ...listing, querystring: LIST_QUERY } },
    async (request) => {
      const found = await drafts.list(await actorOf(request), request.query.prefix);
      return found.map((draft) => ({ key: draft.key, ...present(draft) }));
    },
  );

  app.get<{ Params: Params }>("/api/drafts/:key", { schema: { ...reading, params: PARAMS } }, async (request) => {
    const draft = await drafts.read(await actorOf(request), request.params.key);
    if (!draft) throw new AppError("draft.notFound");
    return present(draft);
  });

  app.put<{ Params: Params; Body: { data: JsonObject; version?: number } }>(
    "/api/drafts/:key",
    { bodyLimit: RECORD_BODY, schema: { ...saving, params: PARAMS, body: BODY } },
    async (request) => {
      const { data, version } = request.body;
      const actor = await actorOf(request);
      if (!isStorable(data)) throw new AppError("request.invalid", { faults: [{ path: "/data", rule: "pattern" }] });
      return present(await drafts.save(actor, request.params.key, data, version));
    },
  );

  app.delete<{ Params: Params }>("/api/drafts/:key", { schema: { ...discarding, params: PARAMS } }, async (request, reply) => {
    await drafts.remove(await actorOf(request), request.params.key);
    return reply.code(204).send();
  });
}
