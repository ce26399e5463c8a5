import type { ApiContract, CallContract } from "../../../shared/calls/defineApi";
import type { Json, JsonObject } from "../../../shared/json";
import type { CallDocument, DocumentedContent, DocumentedSchema } from "./callDocument";

/** Schemas of TypeBox are JSON Schema; only their types differ. */
export const jsonSchema = (schema: unknown) => schema as JsonObject;

function contentOf(schema: unknown, example: unknown): DocumentedContent {
  return { schema: jsonSchema(schema), ...(example === undefined ? {} : { example: example as Json }) };
}

/** Whether a call may come without a body: the check is given `null` then. */
function isOptional(body: unknown): boolean {
  return [jsonSchema(body).type].flat().includes("null");
}

function documentOf({ body, answer, status, examples = {} }: CallContract, document: CallDocument): CallDocument {
  return {
    ...(body ? { body: { ...contentOf(body, examples.body), isRequired: !isOptional(body) } } : {}),
    ...(answer ? { answer: { ...contentOf(answer, examples.answer), ...(status ? { status } : {}) } } : {}),
    ...document,
    examples: { ...(examples.params as JsonObject), ...(examples.query as JsonObject), ...document.examples },
  };
}

export interface CallSchema extends DocumentedSchema {
  readonly params?: JsonObject;
  readonly querystring?: JsonObject;
  readonly body?: JsonObject;
}

/**
 * What Fastify checks of a call, and what the OpenAPI document says of it.
 * @param document what it says in addition, e.g. headers, or a body that isn't JSON
 */
export function callSchema<Api extends ApiContract>(
  api: Api,
  name: keyof Api & string,
  { tags, ...document }: CallDocument & Pick<DocumentedSchema, "tags">,
): CallSchema {
  const call = api[name] as CallContract;
  const { summary, description, params, query, body } = call;
  return {
    tags,
    summary,
    ...(description === undefined ? {} : { description }),
    ...(params ? { params: jsonSchema(params) } : {}),
    ...(query ? { querystring: jsonSchema(query) } : {}),
    ...(body ? { body: jsonSchema(body) } : {}),
    describe: () => documentOf(call, document),
  };
}
