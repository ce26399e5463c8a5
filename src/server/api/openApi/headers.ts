import type { JsonObject } from "../../../shared/json";

interface HeaderDocument {
  readonly description: string;
  readonly schema: JsonObject;
  readonly example: string;
}

/** Headers that calls take, by name: components of the OpenAPI document. */
export const REQUEST_HEADERS = {
  "Accept-Language": {
    description: "Language of messages, labels and localized texts: es, en, fr, nl, it or pt. Spanish where none fits.",
    schema: { type: "string" },
    example: "en",
  },
  "If-Match": {
    description: "The version that the change was made on, from `ETag`. Another one there now: 409 `record.conflict`.",
    schema: { type: "string" },
    example: '"3"',
  },
  "Idempotency-Key": {
    description: "Chosen by the caller: a repeat with the same key and body is answered as the first was, and changes nothing.",
    schema: { type: "string", minLength: 1, maxLength: 200 },
    example: "0193fd0a-7c1e-7000-8000-4f2c9b1d7e55",
  },
  "X-Preview-As": {
    description: "Looks as this access key does: reads answer as for that role, writes are refused.",
    schema: { type: "string" },
    example: "community:OBSERVATOR",
  },
  "X-Space": {
    description: "Which of several sessions of a browser is meant: `<kind>:<spaceId>` or `<kind>`. Needless with a token.",
    schema: { type: "string" },
    example: "staff:0193fd0a-7c1e-7000-8000-000000000001",
  },
} as const satisfies Record<string, HeaderDocument>;

/** Headers that calls answer with. */
export const ANSWER_HEADERS = {
  "Content-Range": {
    description: "Which records these are, and of how many: `members 0-24/319`; `*` where that was not asked.",
    schema: { type: "string" },
    example: "members 0-24/319",
  },
  "X-Next-Cursor": {
    description: "The next page's `after`; absent on the last page.",
    schema: { type: "string" },
    example: "WyJhbmEiLCIwMTkzZmQwYS03YzFlLTcwMDAtODAwMC0wMDAwMDAwMDAwMDEiLCJ4Il0",
  },
  "X-Count": {
    description: "`estimate` where the total is the planner's guess.",
    schema: { type: "string", enum: ["estimate"] },
    example: "estimate",
  },
  ETag: {
    description: "The record's version, for `If-Match`.",
    schema: { type: "string" },
    example: '"3"',
  },
  "Idempotency-Replayed": {
    description: "`true` where the answer is that of an earlier call with the same key.",
    schema: { type: "string", enum: ["true"] },
    example: "true",
  },
  "Content-Disposition": {
    description: "Name of the file.",
    schema: { type: "string" },
    example: 'attachment; filename="members-2026-11-20.csv"',
  },
} as const satisfies Record<string, HeaderDocument>;

export type RequestHeader = keyof typeof REQUEST_HEADERS;
export type AnswerHeader = keyof typeof ANSWER_HEADERS;

/** The headers as components: `parameters` and `headers`. */
export function headerComponents(): { readonly parameters: JsonObject; readonly headers: JsonObject } {
  const parameters = Object.entries(REQUEST_HEADERS).map(([name, header]) => [name, { in: "header", name, ...header }]);
  return { parameters: Object.fromEntries(parameters), headers: { ...ANSWER_HEADERS } };
}
