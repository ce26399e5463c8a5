import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../shared/calls/schemas";

/** An activity as the member sees it, in the session's language. */
export const MemberActivity = component(
  "MemberActivity",
  Type.Object({
    id: Id,
    type: Type.String({ description: "Name of its activity type" }),
    title: Type.String(),
    description: Type.String({ description: "Plain text; may be empty" }),
    state: Type.Enum(["new", "begun", "done", "comingSoon", "ended", "locked"], {
      description: "`new` and `begun`: open; `locked`: open, with prerequisites missing; `done`: completed, also after its end",
    }),
    startsAt: nullable(Instant),
    endsAt: nullable(Instant),
    labs: Type.Integer({ description: "LABs that the member earns by taking part" }),
    pendingDays: nullable(Type.Integer({ description: "Days that they stay pending; null where they are paid at once" })),
    path: Type.String({ description: "Path segment of its screen" }),
    progress: nullable(Type.Number({ description: "0 to 1; null before it is begun" })),
    prerequisites: Type.Array(Type.Object({ id: Id, title: Type.String() }), {
      description: "Activities that have to be completed first",
    }),
    isOver: Type.Boolean({ description: "Whether it takes no more participants" }),
    isEndedEarly: Type.Boolean({ description: "Whether the team ended it before `endsAt`, which is still to come" }),
    isSeen: Type.Boolean({ description: "Whether the member has opened it" }),
    since: Type.String({ format: "date-time", description: "When it began, or was created if it begins at once" }),
    conversation: nullable(
      Type.Object(
        {
          comments: Type.Integer(),
          unseen: Type.Integer({ description: "100 stands for 100 and more" }),
          rating: Type.Integer({ description: "Likes less dislikes" }),
        },
        { description: "Comments visible to the member; null for activities without comments" },
      ),
    ),
  }),
);

export const ActivityInfo = closed({
  image: nullable(Type.String()),
  images: Type.Array(closed({ image: Type.String(), caption: Type.Optional(Type.String()) })),
  videos: Type.Array(closed({ url: Type.String(), caption: Type.Optional(Type.String()) })),
  files: Type.Array(
    closed({
      name: Type.String({ description: "As the team calls it, else the file's own" }),
      file: Type.String(),
      size: nullable(Type.Integer({ description: "Bytes; null for what lies elsewhere" })),
    }),
  ),
});

export type MemberActivity = ValueOf<typeof MemberActivity>;
export type ActivityInfo = ValueOf<typeof ActivityInfo>;

export const MEMBER_ACTIVITY_EXAMPLE: MemberActivity = {
  id: EXAMPLE_ID,
  type: "el_survey",
  title: "Breakfast",
  description: "What do you have in the morning?",
  state: "new",
  startsAt: null,
  endsAt: "2027-01-15T10:00:00.000Z",
  labs: 10,
  pendingDays: 14,
  path: "survey",
  progress: null,
  prerequisites: [],
  isOver: false,
  isEndedEarly: false,
  isSeen: true,
  since: "2027-01-01T10:00:00.000Z",
  conversation: null,
};
const info: ActivityInfo = {
  image: null,
  images: [],
  videos: [{ url: "https://youtu.be/aqz-KE-bpKQ", caption: "How it works" }],
  files: [{ name: "Programme", file: `/files/${EXAMPLE_ID}`, size: 48_211 }],
};
const params = { id: EXAMPLE_ID };

/** A member's own activities. */
export const memberActivitiesApi = defineApi({
  "GET /api/member/activities": defineCall({
    summary: "Activities of the member's community, with the member's progress",
    query: closed({}),
    answer: Type.Array(MemberActivity),
    examples: { answer: [MEMBER_ACTIVITY_EXAMPLE] },
  }),
  "GET /api/member/activities/:id": defineCall({
    summary: "One activity, with the member's progress",
    params: ById,
    answer: MemberActivity,
    examples: { params, answer: MEMBER_ACTIVITY_EXAMPLE },
  }),
  "GET /api/member/activities/:id/info": defineCall({
    summary: "Images, videos and files of an activity",
    params: ById,
    answer: ActivityInfo,
    examples: { params, answer: info },
  }),
  "POST /api/member/activities/:id/seen": defineCall({
    summary: "The member has opened the activity",
    params: ById,
    examples: { params },
  }),
});
