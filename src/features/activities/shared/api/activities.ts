import Type from "typebox";
import { MEMBER_ACTIVITY_EXAMPLE, MemberActivity } from "../../../../contracts/api/memberActivities";
import { MEMBER_LISTS } from "../../../../shared/activityLists";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../../shared/calls/schemas";
import { TEAM_LISTS } from "../teamLists";

const UUID = "[0-9a-fA-F-]{36}";
/** Ids of one call. */
const MOST_IDS = 50;

const Standing = component(
  "ActivityStanding",
  Type.Object({
    id: Id,
    isSetUp: Type.Boolean({ description: "Whether it can be published" }),
    answered: Type.Integer({ description: "Members who have answered" }),
  }),
);

const TeamActivity = component(
  "TeamActivity",
  closed({
    id: Id,
    type: Type.String(),
    title: Type.String(),
    status: Type.String(),
    opening: Type.Enum(["closed", "comingSoon", "open", "ended"]),
    startsAt: nullable(Instant),
    endsAt: nullable(Instant),
    since: Type.String({ format: "date-time", description: "When it begins, or was created if it begins at once" }),
    labs: Type.Integer(),
    participations: Type.Integer({ description: "Members who have begun" }),
    comments: Type.Integer(),
    unseen: Type.Integer({ description: "100 stands for 100 and more" }),
    rating: Type.Integer({ description: "Likes less dislikes of threads' first comments" }),
    isMine: Type.Boolean({ description: "Whether the caller made it" }),
  }),
);

const pageOf = <Item extends Type.TSchema>(item: Item) => closed({ activities: Type.Array(item), total: Type.Integer() });

const PageNumber = Type.String({ pattern: "^[0-9]{1,6}$", maxLength: 6 });
const Day = Type.String({ format: "date-time", maxLength: 40 });
const ListQuery = closed({
  offset: Type.Optional(PageNumber),
  limit: Type.Optional(PageNumber),
  dateFrom: Type.Optional(Day),
  dateTo: Type.Optional(Day),
});

const Removal = closed({ participations: Type.Integer(), comments: Type.Integer(), answers: Type.Integer() });

/** The entity's own values, which its rules check: see `POST /api/activities`. */
const Values = Type.Unsafe<Readonly<Record<string, unknown>>>({ type: "object", minProperties: 1, maxProperties: 60 });
/** The record, as `GET /api/activities/{id}` answers it. */
const ActivityRecord = Type.Object({ id: Id, title: Type.Unknown(), type: Type.Unknown(), status: Type.Unknown() });

/** How an activity is doing, for its team. */
export type ActivityStanding = ValueOf<typeof Standing>;
/** Page of a list in its address, and the days between which its activities are open. */
export type ListQuery = ValueOf<typeof ListQuery>;
/** What would be deleted with an activity. */
export type Removal = ValueOf<typeof Removal>;

const ofActivity = closed({ id: Id, activityId: Id });
const params = { id: EXAMPLE_ID, activityId: EXAMPLE_ID };
const listParams = (lists: readonly string[]) => closed({ id: Id, priority: Type.Enum([...lists]) });
const team: ValueOf<typeof TeamActivity> = {
  id: EXAMPLE_ID,
  type: "wat_chat",
  title: "Breakfast",
  status: "ACTIVE",
  opening: "open",
  startsAt: null,
  endsAt: "2027-01-15T10:00:00.000Z",
  since: "2027-01-01T10:00:00.000Z",
  labs: 10,
  participations: 12,
  comments: 40,
  unseen: 3,
  rating: 17,
  isMine: true,
};
const values = {
  title: "Coffee or tea",
  type: "wat_poll",
  description: "A quick question.",
  visibility: "PUBLIC",
  labs: 20,
  videos: [{ url: "https://youtu.be/dQw4w9WgXcQ" }],
};
const record = { id: EXAMPLE_ID, ...values, status: "CONFIGURING" };

const create = (summary: string) =>
  defineCall({
    summary,
    params: ById,
    body: Values,
    answer: ActivityRecord,
    examples: { params: { id: EXAMPLE_ID }, body: values, answer: record },
  });

/** Activities for their team, under the specification's addresses (section 7), with what goes beyond their records. */
export const activitiesApi = defineApi({
  "GET /client/communities/:id/activities/priority/:priority": defineCall({
    summary: "A list of the activities in the caller's reach: a part of it, or those open between two dates",
    params: listParams(TEAM_LISTS),
    query: ListQuery,
    answer: pageOf(TeamActivity),
    examples: { params: { id: EXAMPLE_ID, priority: "recent" }, answer: { activities: [team], total: 1 } },
  }),
  "GET /tester/communities/:id/activities/priority/:priority": defineCall({
    summary: "A list of the member's activities: a part of it, or those open between two dates",
    params: listParams(MEMBER_LISTS),
    query: ListQuery,
    answer: pageOf(MemberActivity),
    examples: {
      params: { id: EXAMPLE_ID, priority: "recent" },
      answer: { activities: [MEMBER_ACTIVITY_EXAMPLE], total: 1 },
    },
  }),
  "GET /client/communities/:id/activitiesAllowed": defineCall({
    summary: "The activities in the caller's reach, by title",
    params: ById,
    answer: closed({ activities: Type.Array(closed({ id: Id, title: Type.String() })) }),
    examples: { params: { id: EXAMPLE_ID }, answer: { activities: [{ id: EXAMPLE_ID, title: "Breakfast" }] } },
  }),
  "GET /tester/communities/:id/activity/:activityId": defineCall({
    summary: "One activity, with the member's progress",
    params: ofActivity,
    answer: MemberActivity,
    examples: { params, answer: MEMBER_ACTIVITY_EXAMPLE },
  }),
  "GET /api/activities/standings": defineCall({
    summary: "How activities are doing: whether they are set up, how many have answered",
    query: closed({
      ids: Type.String({
        description: "Of activities, with commas between; those out of the caller's reach are left out",
        pattern: `^${UUID}(,${UUID}){0,${MOST_IDS - 1}}$`,
        maxLength: MOST_IDS * 37,
      }),
    }),
    answer: Type.Array(Standing),
    examples: { query: { ids: EXAMPLE_ID }, answer: [{ id: EXAMPLE_ID, isSetUp: true, answered: 41 }] },
  }),
  "GET /api/activities/:id/variables.csv": defineCall({
    summary: "What members gave as CSV: a row a member, a column a variable of the activity's type",
    params: ById,
  }),
  "GET /api/activities/:id/removal": defineCall({
    summary: "What would be deleted with an activity",
    params: ById,
    answer: Removal,
    examples: { params: { id: EXAMPLE_ID }, answer: { participations: 12, comments: 40, answers: 12 } },
  }),
  "POST /client/communities/:id/activity": create("Add an activity, which is then being set up"),
  "POST /client/communities/:id/activity/step1": create("Save the first step of a new activity"),
  "GET /client/communities/:id/activity/:activityId": defineCall({
    summary: "An activity",
    params: ofActivity,
    answer: ActivityRecord,
    examples: { params, answer: record },
  }),
  "PUT /client/communities/:id/activity/:activityId": defineCall({
    summary: "Change the given fields of an activity",
    params: ofActivity,
    body: Values,
    answer: ActivityRecord,
    examples: { params, body: values, answer: record },
  }),
  "POST /client/communities/:id/activity/:activityId/step3": defineCall({
    summary: "Publish an activity: open it, or announce one that starts later",
    params: ofActivity,
    answer: ActivityRecord,
    examples: { params, answer: { ...record, status: "ACTIVE" } },
  }),
  "POST /client/communities/:id/activity/:activityId/duplicate": defineCall({
    summary: "Copy an activity with its settings, without its dates and what people gave",
    params: ofActivity,
    answer: closed({ id: Id, title: Type.String() }),
    examples: { params, answer: { id: EXAMPLE_ID, title: "Copy of Breakfast" } },
  }),
  "POST /client/communities/:id/activity/:activityId/finish": defineCall({
    summary: "End an activity: it takes no more participants",
    params: ofActivity,
    answer: closed({ id: Id, status: Type.String() }),
    examples: { params, answer: { id: EXAMPLE_ID, status: "FINISHED" } },
  }),
  "DELETE /client/communities/:id/activity/:activityId": defineCall({
    summary: "Delete an activity with all that people gave in it",
    params: ofActivity,
    answer: closed({ id: Id }),
    examples: { params, answer: { id: EXAMPLE_ID } },
  }),
});
