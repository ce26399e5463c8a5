import type { Static, TSchema } from "typebox";

type DeepReadonly<Value> = Value extends readonly [unknown, ...unknown[]]
  ? { readonly [Position in keyof Value]: DeepReadonly<Value[Position]> }
  : Value extends readonly (infer Item)[]
    ? readonly DeepReadonly<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
      : Value;

/** A value of the schema, read-only. */
export type ValueOf<Schema> = Schema extends TSchema ? DeepReadonly<Static<Schema>> : never;

/** Method and address of a call, which also name it: `GET /api/activities/:id/poll`. */
export type CallName = `${"GET" | "POST" | "PUT" | "DELETE"} /${string}`;

/**
 * An HTTP call: the one description from which the server's check of the request, the OpenAPI document, the contract
 * tests and the types of both sides follow.
 */
export interface CallContract {
  /** One line for the OpenAPI document. */
  readonly summary: string;
  readonly description?: string;
  /** Parameters in the address. */
  readonly params?: TSchema;
  /** All values are texts, as in the address. */
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** @default the call answers 204 */
  readonly answer?: TSchema;
  /** What the answer's status is. @default 200 */
  readonly status?: 201 | 202;
  /** Values that the schemas accept; a contract test checks them. */
  readonly examples?: { readonly [Part in PartName]?: unknown };
}

type PartName = "params" | "query" | "body" | "answer";
type PartOf<Call, Part extends PartName> = Call extends { readonly [Name in Part]: infer Schema extends TSchema }
  ? ValueOf<Schema>
  : undefined;

export type ApiContract = { readonly [Name in CallName]?: CallContract };

/** One call of {@link defineApi}, with examples of its schemas' types. */
export function defineCall<const Call extends CallContract>(
  call: Call & { readonly examples?: { readonly [Part in PartName]?: PartOf<NoInfer<Call>, Part> } },
): Call {
  return call;
}

/**
 * The calls of an extension or of an area of the platform. The server registers each with `route`; clients import the
 * type alone (`clientOf<typeof pollApi>()`), so that no schema is in a page's script.
 *
 * @example
 * export const pollApi = defineApi({
 *   "POST /api/member/activities/:id/poll/vote": defineCall({
 *     summary: "Vote once",
 *     params: byId,
 *     body: Ballot,
 *     answer: MemberPoll,
 *     examples: { params: { id: EXAMPLE_ID }, body: { choices: ["tea"] }, answer: MEMBER_POLL },
 *   }),
 * });
 */
export function defineApi<const Api extends ApiContract>(api: Api): Api {
  return api;
}

type GivenPart<Call, Part extends PartName> = Call extends { readonly [Name in Part]: TSchema }
  ? { readonly [Name in Part]: PartOf<Call, Part> }
  : { readonly [Name in Part]?: undefined };

/** What a call is given. */
export type InputOf<Call> = GivenPart<Call, "params"> & GivenPart<Call, "query"> & GivenPart<Call, "body">;

/** What a call answers: nothing if it answers 204 or sends a file. */
// biome-ignore lint/suspicious/noConfusingVoidType: handlers of such calls return nothing
export type AnswerOf<Call> = Call extends { readonly answer: infer Schema extends TSchema } ? ValueOf<Schema> : void;
