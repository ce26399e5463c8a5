import type { FastifyInstance, FastifyRequest } from "fastify";
import type { JsonObject } from "../../shared/json";
import type { Actor } from "../access/session";
import { toFieldErrors } from "../api/errorFunnel";
import { languageOf } from "../api/language";
import { type CallDocument, component, documented } from "../api/openApi/callDocument";
import { EXAMPLE_ID } from "../api/openApi/exampleOf";
import { sendJson } from "../api/rest/restTools";
import type { createSerializers } from "../api/rest/serializers";
import type { Texts } from "../platform/texts";
import type { WizardDraft, WizardOptions, Wizards } from "./wizards";

export interface WizardRouteOptions extends Pick<WizardOptions, "catalog"> {
  readonly wizards: Wizards;
  readonly texts: Texts;
  readonly actorOf: (request: FastifyRequest) => Promise<Actor>;
  readonly serializerOf: ReturnType<typeof createSerializers>;
}

const DRAFT = component("WizardDraft", {
  type: "object",
  required: ["id", "data", "version", "shown", "faults"],
  properties: {
    id: { type: "string", format: "uuid" },
    data: { type: "object", description: "The answers so far" },
    record: { type: "string", format: "uuid", description: "The record that is changed; absent: a new one" },
    version: { type: "integer" },
    updatedAt: { type: "string", format: "date-time" },
    shown: { type: "array", items: { type: "string" }, description: "Names of the steps to go through, in order" },
    faults: {
      type: "array",
      items: {
        type: "object",
        properties: {
          step: { type: "string" },
          path: { type: "string" },
          rule: { type: "string" },
          message: { type: "string" },
        },
      },
    },
  },
});

const EXAMPLE = {
  id: EXAMPLE_ID,
  data: { name: "Breakfast" },
  version: 2,
  updatedAt: "2026-11-20T09:30:00.000Z",
  shown: ["general", "look"],
  faults: [{ step: "general", path: "/origin", rule: "required", message: "Required" }],
};

const START = {
  type: "object",
  additionalProperties: false,
  properties: { record: { type: "string", format: "uuid" } },
};

const SAVE = {
  type: "object",
  additionalProperties: false,
  required: ["data"],
  properties: { data: { type: "object" }, version: { type: "integer", minimum: 1 } },
};

const SUBMIT = {
  type: "object",
  additionalProperties: false,
  properties: { data: { type: "object", description: "Answers that drafts never keep, such as passwords" } },
};

interface Named {
  readonly name: string;
}

interface Identified extends Named {
  readonly id: string;
}

/** `/api/wizards/{name}/drafts`: wizards under way, kept on the server until their record is written. */
export function wizardRoutes(app: FastifyInstance, options: WizardRouteOptions): void {
  const { catalog, wizards, texts, actorOf, serializerOf } = options;
  const all = "/api/wizards/:name/drafts";
  const one = `${all}/:id`;
  const operation = (summary: string, call: () => CallDocument) =>
    documented({ tags: ["Wizards"], summary }, () => ({ examples: { name: "community", id: EXAMPLE_ID }, ...call() }));
  const draft = { schema: DRAFT, example: EXAMPLE };
  const answers = { data: EXAMPLE.data };
  const present = (request: FastifyRequest, draft: WizardDraft) => ({
    ...draft,
    faults: toFieldErrors(draft.faults, texts, languageOf(request)),
  });

  app.post<{ Params: Named; Body: { record?: string } }>(
    all,
    {
      schema: {
        ...operation("Begin", () => ({ body: { schema: START, example: {} }, answer: { ...draft, status: 201 } })),
        body: START,
      },
    },
    async (request, reply) => {
      const draft = await wizards.start(await actorOf(request), request.params.name, request.body.record);
      return reply.code(201).send(present(request, draft));
    },
  );

  app.get<{ Params: Named }>(
    all,
    {
      schema: operation("One's own under way", () => ({
        answer: { schema: { type: "array", items: DRAFT }, example: [EXAMPLE] },
      })),
    },
    async (request) => {
      const drafts = await wizards.list(await actorOf(request), request.params.name);
      return drafts.map((draft) => present(request, draft));
    },
  );

  app.get<{ Params: Identified }>(one, { schema: operation("One under way", () => ({ answer: draft })) }, async (request) => {
    const { name, id } = request.params;
    return present(request, await wizards.read(await actorOf(request), name, id));
  });

  app.put<{ Params: Identified; Body: { data: JsonObject; version?: number } }>(
    one,
    {
      schema: {
        ...operation("Save answers, faulty ones too", () => ({
          body: { schema: SAVE, example: { ...answers, version: 1 } },
          answer: draft,
        })),
        body: SAVE,
      },
    },
    async (request) => {
      const { name, id } = request.params;
      const { data, version } = request.body;
      return present(request, await wizards.save(await actorOf(request), name, id, data, version));
    },
  );

  app.delete<{ Params: Identified }>(
    one,
    { schema: operation("Discard", () => ({ answer: { status: 204 } })) },
    async (request, reply) => {
      const { name, id } = request.params;
      await wizards.discard(await actorOf(request), name, id);
      return reply.code(204).send();
    },
  );

  app.post<{ Params: Identified; Body: { data?: JsonObject } }>(
    `${one}/submit`,
    {
      schema: {
        ...operation("Write the record", () => ({
          body: { schema: SUBMIT, example: {} },
          answer: { status: 201, description: "The record of the wizard's entity", schema: { type: "object" } },
        })),
        body: SUBMIT,
      },
    },
    async (request, reply) => {
      const { name, id } = request.params;
      const actor = await actorOf(request);
      const record = await wizards.submit(actor, name, id, request.body.data ?? {});
      const entity = catalog.entities.get(catalog.wizards.get(name)?.entity ?? "");
      if (!entity) throw new Error(`the wizard ${name} has no entity`);
      return sendJson(reply.code(201), serializerOf(entity, actor.accessKeys).one(record));
    },
  );
}
