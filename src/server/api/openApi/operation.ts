import { isJsonObject, type Json, type JsonObject } from "../../../shared/json";
import type { CallDocument, DocumentedAnswer, DocumentedContent } from "./callDocument";

function contentOf({ schema, example, type = "application/json" }: DocumentedContent): JsonObject {
  return { [type]: { schema, ...(example === undefined ? {} : { example }) } };
}

function answerOf({ description = "Done", headers = [], schema, ...content }: DocumentedAnswer): JsonObject {
  const references = headers.map((name) => [name, { $ref: `#/components/headers/${name}` }]);
  return {
    description,
    ...(references.length > 0 ? { headers: Object.fromEntries(references) } : {}),
    ...(schema ? { content: contentOf({ schema, ...content }) } : {}),
  };
}

function answersOf({ answer = {} }: CallDocument): JsonObject {
  const answers = Array.isArray(answer) ? (answer as readonly DocumentedAnswer[]) : [answer as DocumentedAnswer];
  return Object.fromEntries(answers.map((one) => [String(one.status ?? 200), answerOf(one)]));
}

/** A parameter as the route's schema gave it, with an example. */
function withExample(parameter: Json, examples: Readonly<Record<string, Json>>): Json {
  const example = isJsonObject(parameter) ? examples[String(parameter.name)] : undefined;
  return example === undefined ? parameter : { ...(parameter as JsonObject), example };
}

/** The operation that the route's schema gave, completed by what the call's document says. */
export function completeOperation(operation: JsonObject, call: CallDocument): JsonObject {
  const own = (Array.isArray(operation.parameters) ? operation.parameters : []).map((one) =>
    withExample(one, call.examples ?? {}),
  );
  const headers = (call.headers ?? []).map((name) => ({ $ref: `#/components/parameters/${name}` }));
  const { isRequired = true, ...body } = call.body ?? { schema: {} };
  return {
    ...operation,
    ...(call.operationId ? { operationId: call.operationId } : {}),
    ...(own.length + headers.length > 0 ? { parameters: [...own, ...headers] } : {}),
    ...(call.body ? { requestBody: { required: isRequired, content: contentOf(body) } } : {}),
    responses: { ...answersOf(call), "4XX": { $ref: "#/components/responses/Problem" } },
  };
}
