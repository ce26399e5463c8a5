import type { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AnswerOf, ApiContract, CallContract, InputOf } from "../../shared/calls/defineApi";
import type { Json, JsonObject } from "../../shared/json";
import type { CallDocument, DocumentedContent } from "../api/openApi/callDocument";
import type { ExtensionRoute, RouteContext } from "./routes";

type Input<Call> = InputOf<Call> & { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** What the contract says; a call without an answer may send a file. */
type HandledAnswer<Call> = Call extends { readonly answer: unknown } ? AnswerOf<Call> : AnswerOf<Call> | Readable | Buffer;

/** How the server carries a call out: who may, and what it does. */
export interface CallHandling<Call> extends Pick<ExtensionRoute, "access" | "bodyLimit" | "largeBodyReason"> {
  /** What the OpenAPI document says in addition, e.g. headers, or a body that isn't JSON. */
  readonly document?: Omit<CallDocument, "examples">;
  /** @returns the answer's body; `undefined` answers 204, unless the handler has sent by itself */
  readonly handle: (context: RouteContext, input: Input<Call>) => Promise<HandledAnswer<Call>>;
}

/** Schemas of TypeBox are JSON Schema; only their types differ. */
export const jsonSchema = (schema: unknown) => schema as JsonObject;

function contentOf(schema: unknown, example: unknown): DocumentedContent {
  return { schema: jsonSchema(schema), ...(example === undefined ? {} : { example: example as Json }) };
}

/** Whether a call may come without a body: the check is given `null` then. */
function isOptional(body: unknown): boolean {
  return [jsonSchema(body).type].flat().includes("null");
}

function documentOf(
  { body, answer, status, examples = {} }: CallContract,
  document: Omit<CallDocument, "examples">,
): CallDocument {
  return {
    ...(body ? { body: { ...contentOf(body, examples.body), isRequired: !isOptional(body) } } : {}),
    ...(answer ? { answer: { ...contentOf(answer, examples.answer), ...(status ? { status } : {}) } } : {}),
    examples: { ...(examples.params as JsonObject | undefined), ...(examples.query as JsonObject | undefined) },
    ...document,
  };
}

/**
 * The route of a call: what the contract says is checked before, and is the type of what it is given and answers.
 *
 * @example
 * route(pollApi, "GET /api/activities/:id/poll", {
 *   access: { entity: "activity", action: "read" },
 *   handle: (context, { params }) => teamPoll(context, params.id),
 * })
 */
export function route<Api extends ApiContract, Name extends keyof Api & string>(
  api: Api,
  name: Name,
  { document = {}, handle, ...handling }: CallHandling<Api[Name]>,
): ExtensionRoute {
  const [method, url] = name.split(" ") as [ExtensionRoute["method"], string];
  const call = api[name] as CallContract;
  const { summary, description, params, query, body, status } = call;
  return {
    ...handling,
    method,
    url,
    summary,
    ...(description === undefined ? {} : { description }),
    schema: {
      ...(params ? { params: jsonSchema(params) } : {}),
      ...(query ? { querystring: jsonSchema(query) } : {}),
      ...(body ? { body: jsonSchema(body) } : {}),
    },
    describe: () => documentOf(call, document),
    handle: async (context, request, reply) => {
      const given = { params: request.params, query: request.query, body: request.body } as unknown as InputOf<Api[Name]>;
      const answer = await handle(context, { ...given, request, reply });
      if (status) reply.code(status);
      return answer;
    },
  };
}
