import type { FastifyInstance, FastifyRequest } from "fastify";
import type { JsonObject } from "../../shared/json";
import type { Actor } from "../access/session/session";
import { RECORD_BODY } from "../api/bodyLimits";
import { toFieldErrors } from "../api/errorFunnel";
import { languageOf } from "../api/language";
import { type CallDocument, component, documented } from "../api/openApi/callDocument";
import { EXAMPLE_ID } from "../api/openApi/exampleOf";
import type { createSerializers } from "../api/rest/serializers";
import { answerOnce } from "../api/rest/write/idempotent";
import type { Database } from "../db/database";
import type { Texts } from "../platform/texts";
import type { WizardBegin, WizardOptions, WizardSave } from "./wizardCalls";
import type { WizardDraft } from "./wizardDraft";
import type { Wizards } from "./wizards";

export interface WizardRouteOptions extends Pick<WizardOptions, "catalog"> {
  readonly database: Database;
  readonly wizards: Wizards;
  readonly texts: Texts;
  readonly actorOf: (request: FastifyRequest) => Promise<Actor>;
  readonly serializerOf: ReturnType<typeof createSerializers>;
}

/** More than a wizard asks for. */
const MOST_ANSWERS = 500;

const RECORD_START = {
  recordVersion: { type: "integer", minimum: 1, description: "Its version that the answers start from" },
  before: { type: "object", maxProperties: MOST_ANSWERS, description: "What it said to the wizard's questions then" },
};

const DRAFT = component("WizardDraft", {
  type: "object",
  required: ["id", "data", "version", "shown", "faults"],
  properties: {
    id: { type: "string", format: "uuid" },
    data: { type: "object", description: "The answers so far" },
    record: { type: "string", format: "uuid", description: "The record that is changed; absent: a new one" },
    ...RECORD_START,
    version: { type: "integer", description: "0: nothing is kept yet" },
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

const READ_QUERY = {
  type: "object",
  additionalProperties: false,
  dependentRequired: { record: ["begin"] },
  properties: {
    begin: { type: "string", enum: ["true"], description: "Where there is none yet, answers what one begins with" },
    record: { type: "string", format: "uuid", description: "The record to change; absent: a new one" },
  },
};

const SAVE = {
  type: "object",
  additionalProperties: false,
  required: ["data"],
  properties: {
    data: { type: "object", maxProperties: MOST_ANSWERS },
    version: { type: "integer", minimum: 0, description: "The version that the writer has seen; 0: none yet" },
    record: { type: "string", format: "uuid", description: "With the first answers: the record to change" },
    ...RECORD_START,
  },
};

const SUBMIT = {
  type: "object",
  additionalProperties: false,
  properties: {
    data: { type: "object", maxProperties: MOST_ANSWERS, description: "Answers that drafts never keep, such as passwords" },
    version: { type: "integer", minimum: 1, description: "The version that the person has seen" },
  },
};

const PARAMS = {
  type: "object",
  properties: { name: { type: "string" }, id: { type: "string", format: "uuid" } },
};

const ALL = "/api/wizards/:name/drafts";
const ONE = `${ALL}/:id`;

function operation(summary: string, call: () => CallDocument) {
  return documented({ tags: ["Wizards"], summary }, () => ({ examples: { name: "community", id: EXAMPLE_ID }, ...call() }));
}

const ONE_DRAFT = { schema: DRAFT, example: EXAMPLE };

const SCHEMAS = {
  list: operation("One's own under way", () => ({
    answer: { schema: { type: "array", items: DRAFT }, example: [EXAMPLE] },
  })),
  read: { ...operation("One under way", () => ({ answer: ONE_DRAFT })), params: PARAMS, querystring: READ_QUERY },
  save: {
    ...operation("Save answers, faulty ones too; the first make the draft", () => ({
      body: { schema: SAVE, example: { data: EXAMPLE.data, version: 0 } },
      answer: ONE_DRAFT,
    })),
    params: PARAMS,
    body: SAVE,
  },
  discard: operation("Discard", () => ({ answer: { status: 204 } })),
  submit: {
    ...operation("Write the record", () => ({
      headers: ["Idempotency-Key", "X-Space"],
      body: { schema: SUBMIT, example: {} },
      answer: {
        status: 201,
        description: "The record of the wizard's entity",
        schema: { type: "object" },
        headers: ["Idempotency-Replayed"],
      },
    })),
    body: SUBMIT,
  },
};

interface OfWizard {
  readonly name: string;
}

interface OfDraft extends OfWizard {
  readonly id: string;
}

/** `/api/wizards/{name}/drafts`: wizards under way, kept on the server until their record is written. */
export function wizardRoutes(app: FastifyInstance, options: WizardRouteOptions): void {
  const { catalog, database, wizards, texts, actorOf, serializerOf } = options;
  const callOf = async <Params extends OfWizard>(request: FastifyRequest, params: Params) => ({
    ...params,
    actor: await actorOf(request),
  });
  const present = (request: FastifyRequest, draft: WizardDraft) => ({
    ...draft,
    faults: toFieldErrors(draft.faults, texts, languageOf(request)),
  });

  app.get<{ Params: OfWizard }>(ALL, { schema: SCHEMAS.list }, async (request) => {
    const drafts = await wizards.list(await callOf(request, request.params));
    return drafts.map((draft) => present(request, draft));
  });

  app.get<{ Params: OfDraft; Querystring: WizardBegin & { readonly begin?: string } }>(
    ONE,
    { schema: SCHEMAS.read },
    async (request) => {
      const { begin, ...beginning } = request.query;
      return present(request, await wizards.read(await callOf(request, request.params), begin ? beginning : undefined));
    },
  );

  app.put<{ Params: OfDraft; Body: WizardSave }>(ONE, { bodyLimit: RECORD_BODY, schema: SCHEMAS.save }, async (request) =>
    present(request, await wizards.save(await callOf(request, request.params), request.body)),
  );

  app.delete<{ Params: OfDraft }>(ONE, { schema: SCHEMAS.discard }, async (request, reply) => {
    await wizards.discard(await callOf(request, request.params));
    return reply.code(204).send();
  });

  app.post<{ Params: OfDraft; Body: { data?: JsonObject; version?: number } }>(
    `${ONE}/submit`,
    { bodyLimit: RECORD_BODY, schema: SCHEMAS.submit },
    async (request, reply) => {
      const { data: secrets = {}, version } = request.body;
      const call = await callOf(request, request.params);
      return answerOnce(database, { request, reply, actor: call.actor }, async () => {
        const record = await wizards.submit(call, { secrets, version });
        const entity = catalog.entities.get(catalog.wizards.get(call.name)?.entity ?? "");
        if (!entity) throw new Error(`the wizard ${call.name} has no entity`);
        return { status: 201, body: serializerOf(entity, call.actor.accessKeys).one(record) };
      });
    },
  );
}
