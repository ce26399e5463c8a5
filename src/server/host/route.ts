import type { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AnswerOf, ApiContract, CallContract, InputOf } from "../../shared/calls/defineApi";
import type { CallDocument } from "../api/openApi/callDocument";
import { callSchema, jsonSchema } from "../api/openApi/callSchema";
import { cutterOf } from "./cutterOf";
import type { ExtensionRoute, RouteContext } from "./routes";

type Input<Call> = InputOf<Call> & { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** What the contract says; a call without an answer may send a file. */
type HandledAnswer<Call> = Call extends { readonly answer: unknown } ? AnswerOf<Call> : AnswerOf<Call> | Readable | Buffer;

/** How the server carries a call out: who may, and what it does. */
export interface CallHandling<Call>
  extends Pick<ExtensionRoute, "access" | "act" | "bodyLimit" | "largeBodyReason" | "isOpenAfterEnd"> {
  /** What the OpenAPI document says in addition, e.g. headers, or a body that isn't JSON. */
  readonly document?: Omit<CallDocument, "examples">;
  /** @returns the answer's body; `undefined` answers 204, unless the handler has sent by itself */
  readonly handle: (context: RouteContext, input: Input<Call>) => Promise<HandledAnswer<Call>>;
}

/**
 * The route of a call: what the contract says is checked before, and is the type of what it is given and answers. What a
 * handler answers beyond the contract doesn't go out.
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
  const { tags, summary, description, describe, ...schema } = callSchema(api, name, { tags: [], ...document });
  const cut = cutterOf(call.answer && jsonSchema(call.answer));
  return {
    ...handling,
    method,
    url,
    summary,
    ...(description === undefined ? {} : { description }),
    schema,
    describe,
    handle: async (context, request, reply) => {
      const given = { params: request.params, query: request.query, body: request.body } as unknown as InputOf<Api[Name]>;
      const answer = await handle(context, { ...given, request, reply });
      if (call.status) reply.code(call.status);
      return cut(answer);
    },
  };
}
