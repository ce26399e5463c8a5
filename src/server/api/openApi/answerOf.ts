import type { ApiContract, CallContract } from "../../../shared/calls/defineApi";
import type { Json, JsonObject } from "../../../shared/json";

/** A call's answer as its contract has it, for a route of the platform whose other parts follow from the schemas. */
export function answerOf<Api extends ApiContract>(
  api: Api,
  name: keyof Api & string,
): { readonly schema: JsonObject; readonly example: Json } {
  const { answer, examples } = api[name] as CallContract;
  return { schema: answer as unknown as JsonObject, example: (examples?.answer ?? null) as Json };
}
