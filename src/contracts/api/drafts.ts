import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../shared/calls/defineApi";
import { closed, component, Instant } from "../../shared/calls/schemas";
import type { JsonObject } from "../../shared/json";

/** More than any form has. */
const MOST_FIELDS = 1_000;

const Fields = Type.Unsafe<JsonObject>({ type: "object", maxProperties: MOST_FIELDS });
const draft = {
  data: Type.Unsafe<JsonObject>({ type: "object" }),
  version: Type.Integer({ description: "Counts the saves, so that two windows notice each other" }),
  updatedAt: Instant,
};
const Draft = component("Draft", Type.Object(draft));

/** What a person is writing and has not saved yet. */
export type SavedDraft = ValueOf<typeof Draft>;

const params = Type.Object({ key: Type.String({ pattern: "^(create|edit):[A-Za-z0-9:_.-]{1,180}$" }) });
const data = { nickname: "Ana" };
const answer: SavedDraft = { data, version: 1, updatedAt: "2026-11-20T09:30:00.000Z" };
const examples = { params: { key: "create:members" } };

/** What a person is writing, kept until it is saved. */
export const draftsApi = defineApi({
  "GET /api/drafts": defineCall({
    summary: "One's own drafts, newest first",
    query: closed({
      prefix: Type.String({ pattern: "^(create|edit):[A-Za-z0-9:_.-]{0,180}$", description: "What the keys begin with" }),
    }),
    answer: Type.Array(Type.Object({ key: Type.String(), ...draft })),
    examples: { query: { prefix: "create:" }, answer: [{ key: "create:members", ...answer }] },
  }),
  "GET /api/drafts/:key": defineCall({
    summary: "A draft of one's own",
    params,
    answer: Draft,
    examples: { ...examples, answer },
  }),
  "PUT /api/drafts/:key": defineCall({
    summary: "Save a draft",
    params,
    body: closed({
      data: Fields,
      version: Type.Optional(Type.Integer({ minimum: 1, description: "The version that the writer has seen" })),
    }),
    answer: Draft,
    examples: { ...examples, body: { data }, answer },
  }),
  "DELETE /api/drafts/:key": defineCall({ summary: "Discard a draft", params, examples }),
});
