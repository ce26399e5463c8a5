import { component, demandCommunity, type ExtensionRoute, type HostTools } from "../../../server/kit";
import type { JsonObject } from "../../../shared/json";
import { requiredObject } from "../../../shared/objectSchema";
import { LONGEST_TAG, MOST_MEMBERS, MOST_TAGS, TAG_PATTERN, type TagChange } from "../shared/tags";
import { changeMemberTags, deleteTags } from "./changeTags";
import { readTagList } from "./readTagList";

const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";
const LONGEST_ENTRY = 254;
const BODY_LIMIT = 4 * 1024 * 1024;
const number: JsonObject = { type: "integer" };
const names: JsonObject = { type: "array", items: { type: "string" } };
const params = requiredObject({ id: { type: "string", format: "uuid" } });

const LIST = component(
  "MemberTags",
  requiredObject({
    tags: { ...names, description: "Those that only the team sees" },
    publicTags: { ...names, description: "Those that members see of each other" },
    tagsGroups: { type: "array", items: requiredObject({ group: { type: "string" }, tags: names }) },
    counts: { type: "object", additionalProperties: number, description: "Members who have each" },
  }),
);
const LIST_EXAMPLE = {
  tags: ["ciclista", "transporte:metro"],
  publicTags: ["veterana"],
  tagsGroups: [{ group: "transporte", tags: ["transporte:metro"] }],
  counts: { ciclista: 12, "transporte:metro": 30, veterana: 4 },
};
const TAGS: JsonObject = {
  type: "array",
  minItems: 1,
  maxItems: MOST_TAGS,
  items: { type: "string", minLength: 1, maxLength: LONGEST_TAG, pattern: TAG_PATTERN },
  description: "Words, with at most one group before a colon",
};
const MEMBERS: JsonObject = {
  type: "array",
  minItems: 1,
  maxItems: MOST_MEMBERS,
  items: { type: "string", minLength: 1, maxLength: LONGEST_ENTRY },
  description: "Nicknames, e-mail addresses or identifiers",
};
const CHANGE = requiredObject({ tags: TAGS, members: MEMBERS });
const CHANGED = requiredObject({
  members: { ...number, description: "Members in the list" },
  changed: { ...number, description: "Members whose tags changed" },
  repeated: { ...number, description: "Entries that name somebody who was named before" },
});
const DELETION = requiredObject({ tags: TAGS });
const DELETED = requiredObject({ tags: number, members: { ...number, description: "Members who had one of them" } });

type Tools = () => Pick<HostTools, "note">;

function changeRoute(does: "add" | "remove", tools: Tools): ExtensionRoute {
  const isAdding = does === "add";
  return {
    method: isAdding ? "POST" : "DELETE",
    url: `/client/communities/:id/${isAdding ? "addMemberTags" : "deleteMemberTags"}`,
    summary: isAdding
      ? "Give members tags, which are made where they aren't there: all of the list, or nobody"
      : "Take tags from members: all of the list, or nobody",
    access: { entity: "member", action: "update" },
    bodyLimit: BODY_LIMIT,
    schema: { params, body: CHANGE },
    describe: () => ({
      examples: { id: EXAMPLE_ID },
      body: { schema: CHANGE, example: { tags: ["transporte:metro"], members: ["lince", "ana@mail.test"] } },
      answer: { schema: CHANGED, example: { members: 2, changed: 2, repeated: 0 } },
    }),
    handle: async (context, request) => {
      demandCommunity(context, request);
      const editing = { accountId: context.session?.accountId ?? null, tools: tools() };
      return changeMemberTags(context.db, request.body as TagChange, does, editing);
    },
  };
}

/** Tags of members (spec section 7, members and tags). */
export const tagRoutes = (tools: Tools): readonly ExtensionRoute[] => [
  {
    method: "GET",
    url: "/client/communities/:id/tags",
    summary: "All tags of the community, by audience and by group, and how many members have each",
    access: { entity: "tag", action: "list" },
    schema: { params },
    describe: () => ({ examples: { id: EXAMPLE_ID }, answer: { schema: LIST, example: LIST_EXAMPLE } }),
    handle: async (context, request) => {
      demandCommunity(context, request);
      return readTagList(context.db);
    },
  },
  changeRoute("add", tools),
  changeRoute("remove", tools),
  {
    method: "DELETE",
    url: "/client/communities/:id/deleteTags",
    summary: "Delete tags, and take them from whoever has them",
    access: { entity: "tag", action: "delete" },
    schema: { params, body: DELETION },
    describe: () => ({
      examples: { id: EXAMPLE_ID },
      body: { schema: DELETION, example: { tags: ["transporte:metro"] } },
      answer: { schema: DELETED, example: { tags: 1, members: 30 } },
    }),
    handle: async (context, request) => {
      demandCommunity(context, request);
      const { tags } = request.body as { readonly tags: readonly string[] };
      const editing = { accountId: context.session?.accountId ?? null, tools: tools() };
      return deleteTags(context.db, tags, { ...editing, records: context.records });
    },
  },
];
