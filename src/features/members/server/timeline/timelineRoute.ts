import { component, type ExtensionRoute } from "../../../../server/kit";
import type { JsonObject } from "../../../../shared/json";
import { optionalObject, requiredObject } from "../../../../shared/objectSchema";
import { EXAMPLE_ID, id, maybe, params, text } from "../schemas";
import { readCursor, readTimeline } from "./readTimeline";
import { sources } from "./sources";

const KINDS = sources.map(({ kind }) => kind);
const record: JsonObject = { anyOf: [requiredObject({ resource: text, id }), { type: "null" }] };
const words: JsonObject = { type: "object", additionalProperties: { type: ["string", "integer"] } };
const ENTRY = requiredObject({
  id,
  kind: { type: "string", enum: KINDS },
  at: text,
  event: { ...text, description: "What happened, e.g. COMPLETED" },
  words: { ...words, description: "What the sentence takes" },
  text: { ...maybe, description: "What somebody wrote" },
  record: { ...record, description: "What it is about" },
});
const TIMELINE = component(
  "MemberTimeline",
  requiredObject({ entries: { type: "array", items: ENTRY }, next: { ...maybe, description: "`before` of the next part" } }),
);
const EXAMPLE = {
  entries: [
    {
      ...{ id: EXAMPLE_ID, kind: "activity", at: "2027-06-02T10:00:00.000Z", event: "COMPLETED" },
      ...{ words: { activity: "Cómo te mueves" }, text: null, record: { resource: "activities", id: EXAMPLE_ID } },
    },
  ],
  next: null,
};
const QUERY = optionalObject({
  before: { type: "string", pattern: "^[0-9TZ:.+-]{20,40}\\|[0-9a-f-]{36}$", description: "`next` of the part before" },
  kind: { type: "string", enum: KINDS },
});

/** A person's page as one timeline, for those who look after members: it has private messages. */
export const timelineRoute: ExtensionRoute = {
  method: "GET",
  url: "/api/members/:id/timeline",
  summary: "What happened with a member, the newest first",
  access: { entity: "member", action: "update" },
  schema: { params, querystring: QUERY },
  describe: () => ({ examples: { id: EXAMPLE_ID }, answer: { schema: TIMELINE, example: EXAMPLE } }),
  handle: async (context, request) => {
    const { id: memberId } = request.params as { readonly id: string };
    const { before, kind } = request.query as { readonly before?: string; readonly kind?: string };
    // Whoever doesn't reach the member isn't told that there is one.
    await context.records.read("member", memberId);
    return readTimeline(context, { memberId, before: before ? readCursor(before) : undefined, ...(kind ? { kind } : {}) });
  },
};
