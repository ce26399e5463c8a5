import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../src/shared/calls/defineApi";
import { closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../src/shared/calls/schemas";
import {
  Access,
  Answer,
  ChatVersion,
  Devices,
  InCommunity,
  Offer,
  own,
  Person,
  Presence,
  person,
  Status,
  session,
  TestOffer,
  times,
  works,
} from "./api";
import { Consent } from "./recordingApi";
import { LONGEST_KEY, LONGEST_NICKNAME, LONGEST_PASSWORD } from "./videoChat";

const PUBLIC_ACTIVITY = "/experienceLabs/:id/activity/:activityId";

const Link = Type.Enum(["public", "observer"], { type: "string", description: "The link by which one came" });
const ByLink = closed({ ...InCommunity.properties, link: Link });

/** What somebody without an account sees of a session: a guest, or an observer by link. */
const LinkVideo = component(
  "LinkVideo",
  closed({
    ...session,
    ...own,
    title: Type.String(),
    role: Type.Enum(["GUEST", "OBSERVER"], { type: "string" }),
    name: Type.String(),
    access: Access,
    reason: nullable(Type.String({ description: "Why access was denied" })),
    isMuted: Type.Boolean(),
    consent: nullable(Consent),
    areObserversWatching: Type.Boolean({ description: "Never told to observers by link, who know" }),
    people: Type.Array(Person, { description: "Once one has been admitted" }),
    roomChat: ChatVersion,
    backRoom: ChatVersion,
  }),
);

const LinkEntry = component(
  "LinkEntry",
  closed({
    status: Status,
    startsAt: nullable(Instant),
    now: Instant,
    video: nullable(LinkVideo),
  }),
);

const Password = Type.String({ minLength: 1, maxLength: LONGEST_PASSWORD });
const Joining = closed({
  nickname: Type.String({ minLength: 1, maxLength: LONGEST_NICKNAME, description: "No e-mail, nothing offensive" }),
  password: Password,
});
const Key = Type.Optional(
  Type.String({ maxLength: LONGEST_KEY, description: "Of the link for observers: `key` of its address" }),
);

export type LinkKind = ValueOf<typeof Link>;
export type LinkVideo = ValueOf<typeof LinkVideo>;
export type LinkEntry = ValueOf<typeof LinkEntry>;

const params = { id: EXAMPLE_ID, activityId: EXAMPLE_ID };
const byLink = { ...params, link: "public" } as const;
const video: LinkVideo = {
  ...times,
  ...{ seat: EXAMPLE_ID, iceServers: [], title: "Charla en directo", role: "GUEST", name: "Ana", access: "GRANTED" },
  ...{
    reason: null,
    isMuted: false,
    consent: "GIVEN",
    areObserversWatching: false,
    people: [person],
    roomChat: "0",
    backRoom: null,
  },
};
const offer = "v=0\r\n";
const answer = { seat: EXAMPLE_ID, answer: "v=0\r\n" };
const { status, startsAt, now } = times;
const key = "kqJ5xq0m1cZ0g3o0s8m2Yd4aW9l7bT6hVnRzQeXfUiA";
const joining = { nickname: "Ana", password: "abono-2027" };

/** Video chats for people without an account: by the session's links, with its password. */
export const guestApi = defineApi({
  [`POST ${PUBLIC_ACTIVITY}/passwordValidation`]: defineCall({
    summary:
      "Whether the session's password is right, and the observers' key where one is given: ten tries a minute are looked at from one address, no more",
    params: InCommunity,
    body: closed({ password: Password, key: Key }),
    answer: closed({ isValid: Type.Boolean() }),
    examples: { params, body: { password: "abono-2027" }, answer: { isValid: true } },
  }),
  [`POST ${PUBLIC_ACTIVITY}/publicVideochatJoin`]: defineCall({
    summary: "Come as a guest: one waits until the moderator lets one in",
    params: InCommunity,
    body: Joining,
    answer: LinkVideo,
    examples: { params, body: joining, answer: { ...video, access: "PENDING", people: [], roomChat: null } },
  }),
  [`POST ${PUBLIC_ACTIVITY}/observerVideochatJoin`]: defineCall({
    summary:
      "Come as an observer: seen and heard by nobody. Without the key of the observers' link it is refused as a wrong password is",
    params: InCommunity,
    body: closed({ ...Joining.properties, key: Key }),
    answer: LinkVideo,
    examples: { params, body: { ...joining, key }, answer: { ...video, role: "OBSERVER", backRoom: "0" } },
  }),
  [`GET ${PUBLIC_ACTIVITY}/videochat/:link`]: defineCall({
    summary: "Where a session stands for those who have its link",
    params: ByLink,
    answer: LinkEntry,
    examples: { params: byLink, answer: { status, startsAt, now, video } },
  }),
  [`POST ${PUBLIC_ACTIVITY}/videochat/:link/presence`]: defineCall({
    summary: "Say that one is there, every ten seconds, and whether one's hand is up",
    params: ByLink,
    body: Presence,
    answer: LinkVideo,
    examples: { params: byLink, body: { isHandUp: false }, answer: video },
  }),
  [`POST ${PUBLIC_ACTIVITY}/videochat/:link/devices`]: defineCall({
    summary: "What the test of a guest's devices found",
    params: ByLink,
    body: Devices,
    answer: LinkVideo,
    examples: { params: byLink, body: works, answer: video },
  }),
  [`POST ${PUBLIC_ACTIVITY}/videochat/:link/consent`]: defineCall({
    summary: "Agree to be recorded, or no more: then all that was recorded of oneself in this session is deleted",
    params: ByLink,
    body: closed({ consent: Consent }),
    answer: LinkVideo,
    examples: { params: byLink, body: { consent: "GIVEN" }, answer: video },
  }),
  [`POST ${PUBLIC_ACTIVITY}/videochat/:link/connection`]: defineCall({
    summary: "Connect one's browser to the session; observers only watch",
    params: ByLink,
    body: Offer,
    answer: Answer,
    examples: { params: byLink, body: { offer }, answer },
  }),
  [`POST ${PUBLIC_ACTIVITY}/videochat/:link/leave`]: defineCall({
    summary: "Leave for good: this browser forgets whose seat it was",
    params: ByLink,
    examples: { params: byLink },
  }),
  "POST /experienceLabs/:id/videochatTest": defineCall({
    summary: "Connect a browser to itself by way of the server, to test the line; nobody need be signed in",
    params: closed({ id: Id }),
    body: closed({ ...TestOffer.properties, key: Type.String({ format: "uuid", description: "The same for both sides" }) }),
    answer: Answer,
    examples: { params: { id: EXAMPLE_ID }, body: { offer, side: "sender", key: EXAMPLE_ID }, answer },
  }),
});
