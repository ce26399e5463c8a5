import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { closed, component, EXAMPLE_ID, Id } from "../../../../shared/calls/schemas";
import { LONGEST_ENTRY, MOST_ENTRIES, MOST_SEGMENTS, MOST_TAGS } from "../publication";

const Count = Type.Integer({ minimum: 0 });

const OfferedType = component(
  "OfferedActivityType",
  closed({
    name: Type.String(),
    icon: Type.String(),
    sketch: Type.Enum(["form", "choice", "picture", "conversation"], { description: "Outline of the members' screen" }),
    hasConversation: Type.Boolean(),
  }),
);

const UsedTag = component("UsedTag", closed({ tag: Type.String(), members: Count }));
const UsedSegment = component("UsedSegment", closed({ id: Id, name: Type.String(), members: Count }));

const ResolvedMembers = component(
  "ResolvedMembers",
  closed({
    members: Type.Array(closed({ id: Id, nickname: Type.String() })),
    unknown: Type.Array(Type.String(), { description: "Entries that name no member, as they were written" }),
    repeated: Type.Integer({ minimum: 0, description: "Entries that name a member who was named before" }),
  }),
);

const PublishFault = closed({
  step: Type.Enum(["step1", "step2"], { description: "The step in which it is corrected" }),
  path: Type.String({ description: "JSON pointer of the field, in the record or in the type's settings; empty for the whole" }),
  message: Type.String(),
  place: Type.Optional(Type.String({ description: "The place in its author's words" })),
});

const Publication = component(
  "ActivityPublication",
  closed({
    canSave: Type.Boolean({ description: "Whether it can be published" }),
    faults: Type.Array(PublishFault),
    people: Type.Integer({ minimum: 0, description: "Members who may take part now" }),
    completing: Type.Integer({
      minimum: 0,
      description: "Of them, those who can complete it: as many as it has places, where it has",
    }),
    labsCost: Type.Integer({ minimum: 0, description: "What those earn if all of them complete it" }),
    notified: closed({
      count: Count,
      mailed: Type.Integer({
        minimum: 0,
        description: "Of them, those who get a mail as well unless they see it in the app first",
      }),
      names: Type.Array(Type.String(), { maxItems: 5 }),
    }),
    timeZone: Type.String({ description: "The community's (IANA)" }),
    prerequisites: Type.Array(closed({ id: Id, title: Type.String(), status: Type.String() })),
  }),
);

/** A type that activities may have. */
export type OfferedType = ValueOf<typeof OfferedType>;
export type UsedTag = ValueOf<typeof UsedTag>;
export type UsedSegment = ValueOf<typeof UsedSegment>;
/** The members named by a pasted list, tags or segments. */
export type ResolvedMembers = ValueOf<typeof ResolvedMembers>;
/** Something that keeps an activity from being published. */
export type PublishFault = ValueOf<typeof PublishFault>;
export type Publication = ValueOf<typeof Publication>;

const publication: Publication = {
  canSave: false,
  faults: [{ step: "step2", path: "/question", message: "The question is missing: prepare it in step 2." }],
  people: 40,
  completing: 40,
  labsCost: 800,
  notified: { count: 40, mailed: 38, names: ["ardilla", "búho", "cierva", "delfín", "erizo"] },
  timeZone: "Europe/Madrid",
  prerequisites: [{ id: EXAMPLE_ID, title: "Breakfast", status: "ACTIVE" }],
};

/** What the wizard reads in addition to the record. */
export const wizardApi = defineApi({
  "GET /api/activities/types": defineCall({
    summary: "The types that new activities of the community may have",
    answer: Type.Array(OfferedType),
    examples: { answer: [{ name: "wat_poll", icon: "HowToVote", sketch: "choice", hasConversation: false }] },
  }),
  "GET /api/activities/defaults": defineCall({
    summary: "What a new activity has unless its author says otherwise",
    answer: closed({
      labs: Type.Integer({ minimum: 0, description: "The community's for an activity; 0 without gamification" }),
    }),
    examples: { answer: { labs: 10 } },
  }),
  "GET /api/activities/participants/tags": defineCall({
    summary: "The tags that members have, the most used first",
    answer: Type.Array(UsedTag),
    examples: { answer: [{ tag: "centro", members: 12 }] },
  }),
  "GET /api/activities/participants/segments": defineCall({
    summary: "The segments of the community, each with its number of members at the moment",
    answer: Type.Array(UsedSegment),
    examples: { answer: [{ id: EXAMPLE_ID, name: "Ciclistas", members: 12 }] },
  }),
  "POST /api/activities/participants": defineCall({
    summary: "The members named by a list of nicknames, e-mail addresses or identifiers, by tags or by segments",
    body: closed({
      entries: Type.Optional(
        Type.Array(Type.String({ maxLength: LONGEST_ENTRY }), {
          maxItems: MOST_ENTRIES,
          description: "Nicknames, e-mail addresses or identifiers",
        }),
      ),
      tags: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: MOST_TAGS })),
      segments: Type.Optional(Type.Array(Id, { maxItems: MOST_SEGMENTS, description: "Their members at the moment" })),
    }),
    answer: ResolvedMembers,
    examples: {
      body: { entries: ["lince", "ana@mail.test", "lince", "nobody"] },
      answer: { members: [{ id: EXAMPLE_ID, nickname: "lince" }], unknown: ["ana@mail.test", "nobody"], repeated: 1 },
    },
  }),
  "GET /client/communities/canSaveStep3": defineCall({
    summary: "Whether an activity can be published, what is missing, what it costs and whom it notifies",
    query: closed({ activityId: Id }),
    answer: Publication,
    examples: { query: { activityId: EXAMPLE_ID }, answer: publication },
  }),
});
