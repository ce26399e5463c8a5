import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../../shared/calls/schemas";
import { PARTICIPANT_STATES } from "../participant";

/** Members that are reminded by name. */
const MOST_MEMBERS = 500;
const MOST_DATES = 20;

const State = Type.Enum([...PARTICIPANT_STATES]);

const Participant = component(
  "Participant",
  closed({
    memberId: Id,
    nickname: Type.String(),
    state: State,
    startedAt: nullable(Instant),
    completedAt: nullable(Instant),
    seenAt: nullable(Type.String({ format: "date-time", description: "When the member last opened the activity" })),
    remindedAt: nullable(Instant),
    contributions: Type.Integer({ description: "Published comments" }),
    labs: Type.Integer(),
  }),
);

const ParticipantPage = closed({
  participants: Type.Array(Participant),
  total: Type.Integer({ description: "Of those that the query finds" }),
  counts: closed({ notBegun: Type.Integer(), begun: Type.Integer(), done: Type.Integer(), screenedOut: Type.Integer() }),
});

const ReminderResult = closed({
  reminded: Type.Integer(),
  skipped: closed({
    done: Type.Integer({ description: "They have done it, or were screened out" }),
    recently: Type.Integer({ description: "Reminded less than 12 hours ago" }),
    locked: Type.Integer({ description: "Prerequisites are missing" }),
    absent: Type.Integer({ description: "They may not take part" }),
  }),
});

const ProgrammedReminder = closed({
  id: Id,
  at: Instant,
  sentAt: nullable(Instant),
  count: nullable(Type.Integer({ description: "How many were reminded, once it was sent" })),
});

const Reminders = closed({
  reminders: Type.Array(ProgrammedReminder),
  timeZone: Type.String({ description: "IANA name, of the community's clocks" }),
});

/** A member who may take part, or did. */
export type Participant = ValueOf<typeof Participant>;
export type ParticipantPage = ValueOf<typeof ParticipantPage>;
/** How many were reminded, and why others were not. */
export type ReminderResult = ValueOf<typeof ReminderResult>;
export type ProgrammedReminder = ValueOf<typeof ProgrammedReminder>;
export type Reminders = ValueOf<typeof Reminders>;

const ofActivity = closed({ id: Id, activityId: Id });
const params = { id: EXAMPLE_ID, activityId: EXAMPLE_ID };
const result: ReminderResult = { reminded: 3, skipped: { done: 0, recently: 1, locked: 0, absent: 0 } };
const reminders: Reminders = {
  reminders: [{ id: EXAMPLE_ID, at: "2027-01-10T09:00:00.000Z", sentAt: null, count: null }],
  timeZone: "Europe/Madrid",
};
const page: ParticipantPage = {
  participants: [
    {
      memberId: EXAMPLE_ID,
      nickname: "Lince",
      state: "begun",
      startedAt: "2027-01-02T10:00:00.000Z",
      completedAt: null,
      seenAt: "2027-01-03T10:00:00.000Z",
      remindedAt: null,
      contributions: 2,
      labs: 0,
    },
  ],
  total: 1,
  counts: { notBegun: 3, begun: 1, done: 7, screenedOut: 0 },
};

/** Who takes part in an activity, and reminders of it. */
export const participantsApi = defineApi({
  "GET /client/communities/:id/activity/:activityId/participants": defineCall({
    summary: "Members who may take part in an activity, the progress of each, and their number by state",
    params: ofActivity,
    query: closed({
      state: Type.Optional(State),
      search: Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: "Part of a nickname" })),
      page: Type.Optional(Type.String({ pattern: "^[0-9]{1,6}$", maxLength: 6 })),
      size: Type.Optional(Type.String({ pattern: "^([1-9][0-9]?|100)$", maxLength: 3 })),
    }),
    answer: ParticipantPage,
    examples: { params, answer: page },
  }),
  "POST /client/communities/:id/activity/:activityId/remind": defineCall({
    summary: "Remind some members of an activity that they have not done",
    params: ofActivity,
    body: closed({ memberIds: Type.Array(Id, { minItems: 1, maxItems: MOST_MEMBERS, uniqueItems: true }) }),
    answer: ReminderResult,
    examples: { params, body: { memberIds: [EXAMPLE_ID] }, answer: result },
  }),
  "POST /client/communities/:id/activity/:activityId/allPendingMembers/remind": defineCall({
    summary: "Remind all members who have not done an activity, or those of them who are in a segment",
    params: ofActivity,
    query: closed({ segment: Type.Optional(Id) }),
    answer: ReminderResult,
    examples: { params, query: { segment: EXAMPLE_ID }, answer: result },
  }),
  "POST /client/communities/:id/activity/:activityId/programReminder": defineCall({
    summary: "Program reminders to members who have not done an activity by then",
    params: ofActivity,
    body: closed({
      reminderDates: Type.Array(Type.String({ format: "date-time", maxLength: 40 }), {
        minItems: 1,
        maxItems: MOST_DATES,
        uniqueItems: true,
      }),
    }),
    answer: Reminders,
    examples: { params, body: { reminderDates: ["2027-01-10T09:00:00.000Z"] }, answer: reminders },
  }),
  "GET /client/communities/:id/activity/:activityId/reminders": defineCall({
    summary: "The programmed reminders of an activity, sent ones included",
    params: ofActivity,
    answer: Reminders,
    examples: { params, answer: reminders },
  }),
  "DELETE /client/communities/:id/activity/:activityId/reminders/:reminderId": defineCall({
    summary: "Cancel a programmed reminder",
    params: closed({ id: Id, activityId: Id, reminderId: Id }),
    answer: Reminders,
    examples: { params: { ...params, reminderId: EXAMPLE_ID }, answer: reminders },
  }),
});
