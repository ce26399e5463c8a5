import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID } from "../../../shared/calls/schemas";
import { LONGEST_TAG, MOST_MEMBERS, MOST_TAGS, TAG_PATTERN } from "./tags";

const LONGEST_ENTRY = 254;

const Names = Type.Array(Type.String());

const List = component(
  "MemberTags",
  closed({
    tags: Type.Array(Type.String(), { description: "Tags that only the team sees" }),
    publicTags: Type.Array(Type.String(), { description: "Tags that members see of each other" }),
    tagsGroups: Type.Array(closed({ group: Type.String(), tags: Names }), { description: "Tags `group:subgroup`, by group" }),
    // Of any name: `Type.Record` would write a pattern.
    counts: Type.Unsafe<Readonly<Record<string, number>>>({
      type: "object",
      additionalProperties: { type: "integer" },
      description: "Members who have each tag; absent if none has",
    }),
  }),
);

const Tags = Type.Array(Type.String({ minLength: 1, maxLength: LONGEST_TAG, pattern: TAG_PATTERN }), {
  minItems: 1,
  maxItems: MOST_TAGS,
  description: "Words, with at most one group before a colon",
});

const Change = closed({
  tags: Tags,
  members: Type.Array(Type.String({ minLength: 1, maxLength: LONGEST_ENTRY }), {
    minItems: 1,
    maxItems: MOST_MEMBERS,
    description: "Nicknames, e-mail addresses or identifiers",
  }),
});

const ChangeResult = closed({
  members: Type.Integer({ description: "Members in the list, each counted once" }),
  changed: Type.Integer({ description: "Members whose tags changed" }),
  repeated: Type.Integer({ description: "Entries for a member who was already named" }),
});

export type TagList = ValueOf<typeof List>;
export type TagChange = ValueOf<typeof Change>;
export type TagChangeResult = ValueOf<typeof ChangeResult>;

const params = { id: EXAMPLE_ID };
const change = {
  params,
  body: { tags: ["transporte:metro"], members: ["lince", "ana@mail.test"] },
  answer: { members: 2, changed: 2, repeated: 0 },
};

const Use = closed({
  members: Type.Integer({ description: "Members who have it" }),
  invitations: Type.Integer({ description: "Open invitations that give it to whoever joins" }),
  segments: Type.Array(Type.String(), { description: "Names of the segments that ask for it" }),
});

/** Where a tag stands, and hence what a change of it changes. */
export type TagUse = ValueOf<typeof Use>;

/** Tags of members (spec section 7, members and tags). */
export const tagsApi = defineApi({
  "GET /client/communities/:id/tags": defineCall({
    summary: "All tags of the community, by audience and by group, and how many members have each",
    params: ById,
    answer: List,
    examples: {
      params,
      answer: {
        tags: ["ciclista", "transporte:metro"],
        publicTags: ["veterana"],
        tagsGroups: [{ group: "transporte", tags: ["transporte:metro"] }],
        counts: { ciclista: 12, "transporte:metro": 30, veterana: 4 },
      },
    },
  }),
  "GET /api/tags/:id/use": defineCall({
    summary: "Where a tag stands: what renaming or deleting it changes",
    params: ById,
    answer: Use,
    examples: { params, answer: { members: 12, invitations: 1, segments: ["Del metro"] } },
  }),
  "POST /client/communities/:id/addMemberTags": defineCall({
    summary: "Give members tags, creating missing ones: all of the list, or nobody",
    params: ById,
    body: Change,
    answer: ChangeResult,
    examples: change,
  }),
  "DELETE /client/communities/:id/deleteMemberTags": defineCall({
    summary: "Take tags from members: all of the list, or nobody",
    params: ById,
    body: Change,
    answer: ChangeResult,
    examples: change,
  }),
  "DELETE /client/communities/:id/deleteTags": defineCall({
    summary: "Delete tags, and take them from all members who have them",
    params: ById,
    body: closed({ tags: Tags }),
    answer: closed({ tags: Type.Integer(), members: Type.Integer({ description: "Members who had at least one of them" }) }),
    examples: { params, body: { tags: ["transporte:metro"] }, answer: { tags: 1, members: 30 } },
  }),
});
