import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../src/shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../src/shared/calls/schemas";
import { Consent, recordingState } from "./recordingApi";
import { LONGEST_OFFER, LONGEST_REASON } from "./videoChat";

const CLIENT_ACTIVITY = "/client/communities/:id/activity/:activityId";
const TESTER_ACTIVITY = "/tester/communities/:id/activity/:activityId";

export const Status = Type.Enum(["UNAVAILABLE", "WAITING", "STARTED", "ENDED"], { type: "string" });
export const Access = Type.Enum(["PENDING", "GRANTED", "DENIED"], { type: "string" });
const Device = Type.Enum(["WORKS", "FAILS", "SKIPPED"], { type: "string" });
export const Devices = closed({ camera: Device, microphone: Device, screen: Device, connection: Device });

export const Person = closed({
  seat: Id,
  role: Type.Enum(["MODERATOR", "MEMBER", "GUEST"], { type: "string" }),
  name: Type.String(),
  image: nullable(Type.String()),
  isMuted: Type.Boolean(),
  isHandUp: Type.Boolean(),
  isHere: Type.Boolean({ description: "In the waiting room or in the session" }),
  isConnected: Type.Boolean({ description: "Seen and heard in the session" }),
});

const TeamSeat = closed({
  ...Person.properties,
  role: Type.Enum(["MODERATOR", "OBSERVER", "MEMBER", "GUEST"], { type: "string" }),
  isByLink: Type.Boolean({ description: "Without an account, by a link and the password" }),
  access: Access,
  reason: nullable(Type.String()),
  devices: nullable(closed(Devices.properties, { description: "As their own test found them; null before it" })),
  hasTakenPart: Type.Boolean({ description: "Was there for half of the session, once it is over" }),
  connectedMs: Type.Integer({ minimum: 0 }),
  speakingMs: Type.Integer({ minimum: 0 }),
  consent: nullable(Consent),
});

export const session = {
  status: Status,
  startsAt: nullable(Instant),
  minutes: Type.Integer({ description: "The longest that it lasts" }),
  endsAt: nullable(Type.String({ format: "date-time", description: "When it ends by itself, once it has begun" })),
  now: Instant,
  places: Type.Integer({ description: "For members" }),
  canShareScreen: Type.Boolean(),
  ...recordingState,
};

const IceServer = closed({ urls: Type.String(), username: Type.String(), credential: Type.String() });
export const own = {
  seat: nullable(Type.String({ format: "uuid", description: "One's own; null before one has come" })),
  iceServers: Type.Array(IceServer, { maxItems: 4, description: "Relays, with credentials for some hours" }),
};

/** Another text after each message that is written or deleted; null where one may not read. */
export const ChatVersion = nullable(Type.String({ description: "Another one after each message; null where one may not read" }));

const Guests = closed({
  isOpen: Type.Boolean({ description: "Whether the links without an account let anybody in" }),
  password: nullable(Type.String({ description: "Asked for at both links" })),
  observerKey: nullable(Type.String({ description: "`key` of the link for observers; null while the links are closed" })),
});

const TeamVideo = component(
  "TeamVideo",
  closed({
    ...session,
    ...own,
    seats: Type.Array(TeamSeat),
    roomChat: ChatVersion,
    backRoom: ChatVersion,
    guests: nullable(closed(Guests.properties, { description: "Told to moderators" })),
  }),
);

const MemberVideo = component(
  "MemberVideo",
  closed({
    ...session,
    ...own,
    access: nullable(Access),
    hasTakenPart: Type.Boolean({ description: "Was there for half of the session, once it is over" }),
    reason: nullable(Type.String({ description: "Why access was denied" })),
    isMuted: Type.Boolean(),
    consent: nullable(Consent),
    areObserversWatching: Type.Boolean(),
    people: Type.Array(Person, { description: "Once one has been admitted" }),
    roomChat: ChatVersion,
  }),
);

export const Offer = closed({
  offer: Type.String({ minLength: 1, maxLength: LONGEST_OFFER, description: "SDP" }),
  window: Type.Optional(
    Type.String({
      maxLength: 40,
      description: "The same for all offers of one window: only another one that has the seat is told that it was replaced",
    }),
  ),
});
export const Answer = closed({ seat: Id, answer: Type.String({ description: "SDP" }) });
export const TestOffer = closed({
  offer: Offer.properties.offer,
  side: Type.Enum(["sender", "receiver"], { type: "string", description: "The receiver gets what the sender sends" }),
});

const Granting = closed({
  seat: Id,
  access: Access,
  reason: Type.Optional(Type.String({ maxLength: LONGEST_REASON, description: "Told to whom access is denied" })),
});

export const InCommunity = closed({ id: Id, activityId: Id });
export const Presence = closed({ isHandUp: Type.Optional(Type.Boolean()) });

export type VideoStatus = ValueOf<typeof Status>;
export type SeatAccess = ValueOf<typeof Access>;
/** What a test of devices found. */
export type Devices = ValueOf<typeof Devices>;
/** Somebody whom all who are in the session see. */
export type VideoPerson = ValueOf<typeof Person>;
export type TeamSeat = ValueOf<typeof TeamSeat>;
export type TeamVideo = ValueOf<typeof TeamVideo>;
export type MemberVideo = ValueOf<typeof MemberVideo>;
export type IceServer = ValueOf<typeof IceServer>;

/** Pushed on the channel: read the session again. */
export interface VideoNews {
  readonly kind: "changed";
}

export const person: VideoPerson = {
  seat: EXAMPLE_ID,
  role: "MEMBER",
  name: "ana",
  image: null,
  isMuted: false,
  isHandUp: false,
  isHere: true,
  isConnected: true,
};
export const times = {
  status: "STARTED",
  startsAt: "2027-03-04T17:00:00.000Z",
  minutes: 60,
  endsAt: "2027-03-04T18:00:00.000Z",
  now: "2027-03-04T17:05:30.000Z",
  places: 6,
  canShareScreen: false,
  recordingSince: null,
} as const;
const mine = { seat: EXAMPLE_ID, iceServers: [] };
export const works: Devices = { camera: "WORKS", microphone: "WORKS", screen: "SKIPPED", connection: "WORKS" };
const team: TeamVideo = {
  ...times,
  ...mine,
  seats: [
    {
      ...{ ...person, isByLink: false, access: "PENDING", reason: null, devices: works, connectedMs: 0, speakingMs: 0 },
      hasTakenPart: false,
      consent: "GIVEN",
    },
  ],
  roomChat: "0",
  backRoom: "0",
  guests: { isOpen: false, password: "abono-2027", observerKey: null },
};
const member: MemberVideo = {
  ...times,
  ...mine,
  access: "GRANTED",
  hasTakenPart: false,
  reason: null,
  isMuted: false,
  consent: "GIVEN",
  areObserversWatching: true,
  people: [person],
  roomChat: "0",
};
const params = { id: EXAMPLE_ID };
const inCommunity = { id: EXAMPLE_ID, activityId: EXAMPLE_ID };
const offer = "v=0\r\n";
const answer = { seat: EXAMPLE_ID, answer: "v=0\r\n" };

/** Video chats: the session, who is let in, connections. */
export const videoApi = defineApi({
  [`GET ${CLIENT_ACTIVITY}/videochatData`]: defineCall({
    summary: "A video chat as the team sees it: where it stands, who has come, who is in",
    params: InCommunity,
    answer: TeamVideo,
    examples: { params: inCommunity, answer: team },
  }),
  [`GET ${CLIENT_ACTIVITY}/videochatObserver`]: defineCall({
    summary: "A video chat as an observer sees it",
    params: InCommunity,
    answer: TeamVideo,
    examples: { params: inCommunity, answer: team },
  }),
  [`POST ${CLIENT_ACTIVITY}/grantAccess`]: defineCall({
    summary: "Let somebody in, or deny them access: whoever is denied is out at once, and stays out",
    params: InCommunity,
    body: Granting,
    answer: TeamVideo,
    examples: { params: inCommunity, body: { seat: EXAMPLE_ID, access: "GRANTED" }, answer: team },
  }),
  "POST /api/activities/:id/video-chat/launch": defineCall({
    summary: "Open the waiting room",
    params: ById,
    answer: TeamVideo,
    examples: { params, answer: { ...team, status: "WAITING" } },
  }),
  "POST /api/activities/:id/video-chat/start": defineCall({
    summary: "Begin the session: who has been let in can connect",
    params: ById,
    answer: TeamVideo,
    examples: { params, answer: team },
  }),
  "POST /api/activities/:id/video-chat/end": defineCall({
    summary: "End the session for everybody; who was there for half of it has taken part",
    params: ById,
    answer: TeamVideo,
    examples: { params, answer: { ...team, status: "ENDED" } },
  }),
  "PUT /api/activities/:id/video-chat/seats/:seatId/mute": defineCall({
    summary: "Mute somebody, or let them speak again",
    params: closed({ id: Id, seatId: Id }),
    body: closed({ isMuted: Type.Boolean() }),
    answer: TeamVideo,
    examples: { params: { id: EXAMPLE_ID, seatId: EXAMPLE_ID }, body: { isMuted: true }, answer: team },
  }),
  "PUT /api/activities/:id/video-chat/guests": defineCall({
    summary: "Open the session's links for guests and observers without an account, or close them",
    params: ById,
    body: closed({ isOpen: Type.Boolean() }),
    answer: TeamVideo,
    examples: { params, body: { isOpen: true }, answer: team },
  }),
  "POST /api/activities/:id/video-chat/presence": defineCall({
    summary: "Say that one is there, every ten seconds",
    params: ById,
    answer: TeamVideo,
    examples: { params, answer: team },
  }),
  "POST /api/activities/:id/video-chat/connection": defineCall({
    summary: "Connect one's browser to the session; observers only watch",
    params: ById,
    body: Offer,
    answer: Answer,
    examples: { params, body: { offer }, answer },
  }),
  [`GET ${TESTER_ACTIVITY}/videochatData`]: defineCall({
    summary: "A video chat as a member sees it: where it stands, whether they are let in, who is there",
    params: InCommunity,
    answer: MemberVideo,
    examples: { params: inCommunity, answer: member },
  }),
  [`POST ${TESTER_ACTIVITY}/videochatTestResults`]: defineCall({
    summary: "What the test of one's devices found",
    params: InCommunity,
    body: Devices,
    answer: MemberVideo,
    examples: { params: inCommunity, body: works, answer: member },
  }),
  "POST /api/member/activities/:id/video-chat/presence": defineCall({
    summary: "Say that one is there, every ten seconds, and whether one's hand is up",
    params: ById,
    body: Presence,
    answer: MemberVideo,
    examples: { params, body: { isHandUp: false }, answer: member },
  }),
  "POST /api/member/activities/:id/video-chat/connection": defineCall({
    summary: "Connect one's browser to the session",
    params: ById,
    body: Offer,
    answer: Answer,
    examples: { params, body: { offer }, answer },
  }),
  "POST /api/member/activities/:id/video-chat/test-connection": defineCall({
    summary: "Connect one's browser to itself by way of the server, to test the line",
    params: ById,
    body: TestOffer,
    answer: Answer,
    examples: { params, body: { offer, side: "sender" }, answer },
  }),
});
