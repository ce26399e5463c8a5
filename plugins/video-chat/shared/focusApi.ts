import Type from "typebox";
import { type CallContract, defineApi, defineCall, type ValueOf } from "../../../src/shared/calls/defineApi";
import { ById, closed, EXAMPLE_ID, Id, Instant, nullable } from "../../../src/shared/calls/schemas";
import { callAt } from "./callAt";
import { guestApi } from "./guestApi";
import { messageApi } from "./messageApi";

const moment = nullable(Instant);

const Participant = Type.Object({
  ...{ id: Id, name: Type.String(), surname: nullable(Type.String()), email: Type.String(), phone: nullable(Type.String()) },
  status: Type.Enum(["POTENTIAL", "PRE_CONFIRMED", "CONFIRMED"]),
  ...{ invitedAt: moment, confirmedAt: moment, declinedAt: moment, lockedUntil: moment },
  attendedAt: nullable(
    Type.String({ format: "date-time", description: "Noted at the end where they were there for half of the session" }),
  ),
  connectedMs: Type.Integer({ minimum: 0, description: "How long they were in the session" }),
  notes: nullable(Type.String()),
});
const Session = Type.Object({
  ...{ id: Id, title: Type.String(), startsAt: Instant, endsAt: Instant, capacity: Type.Integer() },
  status: Type.Enum(["UNCOMPLETED", "FULL", "CONFIRMED"], {
    description: "FULL: all places are taken, the team hasn't confirmed it yet",
  }),
  cancelledAt: moment,
  room: Type.Enum(["UNAVAILABLE", "WAITING", "STARTED", "ENDED"], { description: "Where its video room stands" }),
  hasRecording: Type.Boolean(),
  participants: Type.Array(Participant),
});
const Focus = Type.Object({
  ordered: Type.Integer({ description: "Sessions that were ordered" }),
  minutes: nullable(
    Type.Object(
      { limit: Type.Integer(), left: Type.Integer(), needed: Type.Integer() },
      { description: "Minutes of video of the licence; null where it doesn't limit them" },
    ),
  ),
  isOpen: Type.Boolean({ description: "Whether people can be invited" }),
  role: nullable(
    Type.Enum(["HOST", "OBSERVER"], { description: "As what the caller enters rooms; null for the back office, which doesn't" }),
  ),
  sessions: Type.Array(Session, { description: "In their order in time" }),
});
const NewParticipant = closed({
  session: Id,
  name: Type.String({ minLength: 1, maxLength: 80, pattern: "\\S" }),
  surname: Type.Optional(nullable(Type.String({ maxLength: 120 }))),
  email: Type.String({ format: "email", maxLength: 254 }),
  notes: Type.Optional(nullable(Type.String({ maxLength: 2_000 }))),
});

/** How a Focus study's sessions stand. */
export type FocusStanding = ValueOf<typeof Focus>;
export type FocusRole = FocusStanding["role"];
export type FocusSession = FocusStanding["sessions"][number];
export type FocusParticipant = FocusSession["participants"][number];
export type NewFocusParticipant = ValueOf<typeof NewParticipant>;

const standing: FocusStanding = {
  ordered: 3,
  minutes: { limit: 3_000, left: 2_820, needed: 180 },
  isOpen: true,
  role: "HOST",
  sessions: [
    {
      ...{ id: EXAMPLE_ID, title: "Sesión 1", startsAt: "2026-12-03T17:00:00.000Z", endsAt: "2026-12-03T18:00:00.000Z" },
      ...{ capacity: 6, status: "UNCOMPLETED", cancelledAt: null },
      ...{ room: "UNAVAILABLE", hasRecording: false },
      participants: [
        {
          ...{ id: EXAMPLE_ID, name: "Ana", surname: "Ruiz", email: "ana@mail.example", phone: null, notes: null },
          ...{ status: "PRE_CONFIRMED", invitedAt: "2026-11-30T09:00:00.000Z", confirmedAt: null, declinedAt: null },
          ...{ lockedUntil: null, attendedAt: null, connectedMs: 0 },
        },
      ],
    },
  ],
};
const params = { id: EXAMPLE_ID };
const OfSession = closed({ id: Id, session: Id });
const OfParticipant = closed({ id: Id, participant: Id });
const sessionParams = { ...params, session: EXAMPLE_ID };
const person = { ...params, participant: EXAMPLE_ID };

const STUDY = "/api/studies/:id/focus";

/** Running a Focus study: its sessions and who comes to them. */
export const focusApi = defineApi({
  [`GET ${STUDY}` as const]: defineCall({
    summary: "A Focus study's sessions, how full they are, and who is in them",
    params: ById,
    answer: Focus,
    examples: { params, answer: standing },
  }),
  [`POST ${STUDY}/participants` as const]: defineCall({
    summary: "Add a potential participant to a session",
    params: ById,
    body: NewParticipant,
    answer: Type.Object({ id: Id }),
    status: 201,
    examples: { params, body: { session: EXAMPLE_ID, name: "Ana", email: "ana@mail.example" }, answer: { id: EXAMPLE_ID } },
  }),
  [`POST ${STUDY}/participants/:participant/invite` as const]: defineCall({
    summary:
      "Ask a participant to confirm, by a mail with the session's time, once a minute; one who is locked gets another chance",
    params: OfParticipant,
    examples: { params: person },
  }),
  [`POST ${STUDY}/participants/:participant/confirm` as const]: defineCall({
    summary: "Give a participant a place, as the team",
    params: OfParticipant,
    examples: { params: person },
  }),
  [`POST ${STUDY}/participants/:participant/withdraw` as const]: defineCall({
    summary: "Take a participant's invitation or place back: they are potential again",
    params: OfParticipant,
    examples: { params: person },
  }),
  [`DELETE ${STUDY}/participants/:participant` as const]: defineCall({
    summary: "Remove a potential participant",
    params: OfParticipant,
    examples: { params: person },
  }),
  [`POST ${STUDY}/sessions/:session/confirm` as const]: defineCall({
    summary: "Confirm a session that is full: it takes place",
    params: OfSession,
    examples: { params: sessionParams },
  }),
  [`PUT ${STUDY}/sessions/:session` as const]: defineCall({
    summary: "Move a session to another time; those who are in it are told",
    params: OfSession,
    body: closed({ startsAt: Instant }),
    examples: { params: sessionParams, body: { startsAt: "2026-12-04T17:00:00.000Z" } },
  }),
  [`POST ${STUDY}/sessions/:session/cancel` as const]: defineCall({
    summary: "Cancel a session; those who are in it are told",
    params: OfSession,
    examples: { params: sessionParams },
  }),
});

const token = Type.String({
  minLength: 1,
  maxLength: 200,
  description: "One that is nobody's, or was cut off, is told so by a page",
});
const ByToken = closed({ token });
const Said = closed({
  said: Type.Optional(
    Type.Enum(["phone", "code", "wrongCode", "locked", "full", "over", "wait", "terms", "decline", "entry", "forgotten"]),
  ),
});
const tokenParams = { token: "AZP9CnweBwCAAAAAAAAAAQ".padEnd(65, "0") };

/** A participant's own page, by the link of their invitation. */
export const focusPageApi = defineApi({
  "GET /focus/:token": defineCall({
    summary: "A participant's page: what it is about, when, and how to confirm",
    params: ByToken,
    query: Said,
    examples: { params: tokenParams, query: {} },
  }),
  "GET /focus/:token/session.ics": defineCall({
    summary: "The session for a participant's own calendar",
    params: ByToken,
    examples: { params: tokenParams },
  }),
  "POST /focus/:token/code": defineCall({
    summary: "Send a code to the participant's telephone",
    params: ByToken,
    examples: { params: tokenParams },
  }),
  "POST /focus/:token/confirm": defineCall({
    summary: "Confirm with the code: the participant takes a place",
    params: ByToken,
    examples: { params: tokenParams },
  }),
  "POST /focus/:token/enter": defineCall({
    summary: "Take one's seat in the session with this browser, from 15 minutes before it begins until it is over",
    params: ByToken,
    examples: { params: tokenParams },
  }),
  "POST /focus/:token/forget": defineCall({
    summary: "Agree to be recorded no more: all that was recorded of oneself in the session is deleted",
    params: ByToken,
    examples: { params: tokenParams },
  }),
  "POST /focus/:token/decline": defineCall({
    summary: "Say that one can't come, and on the page that asks once more, that one is sure",
    params: ByToken,
    examples: { params: tokenParams },
  }),
});

const LINK = "/experienceLabs/:id/activity/:activityId/videochat/:link";
const VIDEO = "/focus/:token/video";
/** A guest's call as a participant has it. */
const byToken = <const Call extends CallContract>(call: Call) => callAt(call, ByToken, tokenParams);

/** A session for a participant, in the browser that took their seat. */
export const focusSeatApi = defineApi({
  [`GET ${VIDEO}` as const]: byToken(guestApi[`GET ${LINK}`]),
  [`POST ${VIDEO}/presence` as const]: byToken(guestApi[`POST ${LINK}/presence`]),
  [`POST ${VIDEO}/devices` as const]: byToken(guestApi[`POST ${LINK}/devices`]),
  [`POST ${VIDEO}/consent` as const]: byToken(guestApi[`POST ${LINK}/consent`]),
  [`POST ${VIDEO}/connection` as const]: byToken(guestApi[`POST ${LINK}/connection`]),
  [`POST ${VIDEO}/leave` as const]: byToken(guestApi[`POST ${LINK}/leave`]),
  [`GET ${VIDEO}/messages` as const]: byToken(messageApi[`GET ${LINK}/messages`]),
  [`POST ${VIDEO}/messages` as const]: byToken(messageApi[`POST ${LINK}/messages`]),
  [`POST ${VIDEO}/test` as const]: byToken(guestApi["POST /experienceLabs/:id/videochatTest"]),
});

/** What a participant's page was just answered. */
export type PageSaid = ValueOf<typeof Said>["said"];
