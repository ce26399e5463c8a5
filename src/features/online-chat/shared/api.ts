import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../shared/calls/schemas";
import { LONGEST_QUESTION, MOST_QUESTIONS } from "./onlineChat";

const session = {
  startsAt: Instant,
  endsAt: Instant,
  areLatecomersWelcome: Type.Boolean({
    description: "Whether members who missed the session may answer its questions afterwards",
  }),
};
const clocks = { timeZone: Type.String({ description: "Of the community's clocks, IANA" }), now: Instant };

const ChatSettings = closed({
  ...session,
  questions: Type.Array(
    closed({
      id: Type.Optional(Id),
      text: Type.String({ minLength: 1, maxLength: LONGEST_QUESTION, pattern: "\\S" }),
    }),
    { maxItems: MOST_QUESTIONS, description: "In order; without an id they are new" },
  ),
});

const ChatPerson = closed({
  id: Id,
  name: Type.String({ description: "Nickname" }),
  image: nullable(Type.String()),
  seenAt: nullable(Type.String({ format: "date-time", description: "null if the person hasn't come yet" })),
});

const ChatQuestion = closed({
  id: Id,
  text: Type.String(),
  sentAt: nullable(Type.String({ format: "date-time", description: "null before it is sent" })),
});

const TeamChat = component(
  "TeamChat",
  closed({
    settings: nullable(closed(session, { description: "null before they are saved for the first time" })),
    questions: Type.Array(ChatQuestion),
    people: Type.Array(closed({ ...ChatPerson.properties, isMuted: Type.Boolean() })),
    ...clocks,
  }),
);

const SentQuestion = closed({
  commentId: Type.String({ format: "uuid", description: "Of the comment that asks it" }),
  text: Type.String(),
  isAnswered: Type.Boolean(),
});

const MemberChat = component(
  "MemberChat",
  closed({
    ...session,
    isMuted: Type.Boolean(),
    people: Type.Array(ChatPerson, { description: "Those who are there" }),
    questions: Type.Array(SentQuestion, { description: "In the order they were asked" }),
    ...clocks,
  }),
);

const Muting = closed({ isMuted: Type.Boolean() });

/** What the team prepares. */
export type ChatSettings = ValueOf<typeof ChatSettings>;
export type SessionTimes = Pick<ChatSettings, "startsAt" | "endsAt">;
/** Somebody in a chat. */
export type ChatPerson = ValueOf<typeof ChatPerson>;
export type ChatQuestion = ValueOf<typeof ChatQuestion>;
export type TeamChat = ValueOf<typeof TeamChat>;
/** A question that was sent, as a member sees it. */
export type SentQuestion = ValueOf<typeof SentQuestion>;
export type MemberChat = ValueOf<typeof MemberChat>;

/** Pushed on the channel. `changed`: read it again. */
export type ChatNews =
  | { readonly kind: "arrived"; readonly person: ChatPerson }
  | { readonly kind: "muted"; readonly memberId: string; readonly isMuted: boolean }
  | { readonly kind: "changed" };

const times = { startsAt: "2027-03-04T17:00:00.000Z", endsAt: "2027-03-04T18:00:00.000Z", areLatecomersWelcome: true };
const person: ChatPerson = { id: EXAMPLE_ID, name: "ana", image: null, seenAt: "2027-03-04T17:05:00.000Z" };
const clock = { timeZone: "Europe/Madrid", now: "2027-03-04T17:05:30.000Z" };
const text = "What made you smile this week?";
const team: TeamChat = {
  settings: times,
  questions: [{ id: EXAMPLE_ID, text, sentAt: null }],
  people: [{ ...person, isMuted: false }],
  ...clock,
};
const member: MemberChat = {
  ...times,
  isMuted: false,
  people: [person],
  questions: [{ commentId: EXAMPLE_ID, text, isAnswered: false }],
  ...clock,
};
const params = { id: EXAMPLE_ID };

/** Online chats. What is written in them are calls of its conversation. */
export const chatApi = defineApi({
  "GET /api/activities/:id/online-chat": defineCall({
    summary: "When a chat's session is, what it asks, and who is there",
    params: ById,
    answer: TeamChat,
    examples: { params, answer: team },
  }),
  "PUT /api/activities/:id/online-chat": defineCall({
    summary: "Save when a chat's session is and what it asks; questions that were sent stay as they are",
    params: ById,
    body: ChatSettings,
    answer: TeamChat,
    examples: { params, body: { ...times, questions: [{ text }] }, answer: team },
  }),
  "GET /api/activities/:id/online-chat/transcript.txt": defineCall({
    summary: "What was said in a chat, as plain text",
    params: ById,
    examples: { params },
  }),
  "POST /api/activities/:id/online-chat/questions/:questionId/send": defineCall({
    summary: "Ask a prepared question in the chat, once; sent again it is the same one",
    params: closed({ id: Id, questionId: Id }),
    answer: TeamChat,
    examples: { params: { id: EXAMPLE_ID, questionId: EXAMPLE_ID }, answer: team },
  }),
  "PUT /api/activities/:id/online-chat/members/:memberId/mute": defineCall({
    summary: "Mute a member in a chat, or let the member write again",
    params: closed({ id: Id, memberId: Id }),
    body: Muting,
    answer: TeamChat,
    examples: { params: { id: EXAMPLE_ID, memberId: EXAMPLE_ID }, body: { isMuted: true }, answer: team },
  }),
  "GET /api/member/activities/:id/online-chat": defineCall({
    summary: "A chat as the member sees it: when it is, who is there, which questions were asked",
    params: ById,
    answer: MemberChat,
    examples: { params, answer: member },
  }),
  "POST /api/member/activities/:id/online-chat/presence": defineCall({
    summary: "Say that one is there, every minute",
    params: ById,
    answer: MemberChat,
    examples: { params, answer: member },
  }),
});
