import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../src/shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../src/shared/calls/schemas";
import { InCommunity } from "./api";
import { LONGEST_MESSAGE, MOST_MESSAGES } from "./videoChat";

const ChatRoom = Type.Enum(["ROOM", "BACK"], {
  type: "string",
  description: "ROOM: everybody in the session. BACK: observers and moderators alone",
});

const VideoMessage = component(
  "VideoMessage",
  closed({
    id: Id,
    name: Type.String(),
    role: Type.Enum(["MODERATOR", "OBSERVER", "MEMBER", "GUEST"], { type: "string" }),
    text: Type.String(),
    sentAt: Instant,
    isOwn: Type.Boolean(),
    key: nullable(Type.String({ format: "uuid", description: "Of one's own: as it was given" })),
  }),
);

const VideoMessages = component(
  "VideoMessages",
  closed({ messages: Type.Array(VideoMessage, { maxItems: MOST_MESSAGES, description: "The last ones, the newest last" }) }),
);

const Text = Type.String({ minLength: 1, maxLength: LONGEST_MESSAGE, pattern: "\\S" });
const Key = Type.String({ format: "uuid", description: "Made by the browser: what is sent twice with one stands there once" });
const Comment = closed({ room: ChatRoom, text: Text, key: Key });
const OfRoom = closed({ room: ChatRoom });

export type ChatRoom = ValueOf<typeof ChatRoom>;
export type VideoMessage = ValueOf<typeof VideoMessage>;

const params = { id: EXAMPLE_ID };
const inCommunity = { id: EXAMPLE_ID, activityId: EXAMPLE_ID };
const byLink = { ...inCommunity, link: "public" } as const;
const message: VideoMessage = {
  ...{ id: EXAMPLE_ID, name: "Ana", role: "MEMBER", text: "Yo pagaría por meses" },
  ...{ sentAt: "2027-03-04T17:05:30.000Z", isOwn: false, key: null },
};
const written = { ...message, isOwn: true, key: EXAMPLE_ID } as const;
const body = { room: "ROOM", text: message.text, key: EXAMPLE_ID } as const;
const answer = { messages: [message] };
const Link = Type.Enum(["public", "observer"], { type: "string" });
const ByLink = closed({ ...InCommunity.properties, link: Link });
const LINK = "/experienceLabs/:id/activity/:activityId/videochat/:link/messages";

/** What is written during a session: in the room, and in the observers' back room. */
export const messageApi = defineApi({
  "POST /client/communities/:id/activity/:activityId/videoComment": defineCall({
    summary: "Write to the room, or to the back room; observers write to the back room alone",
    params: InCommunity,
    body: Comment,
    answer: VideoMessage,
    examples: { params: inCommunity, body, answer: written },
  }),
  "GET /api/activities/:id/video-chat/messages": defineCall({
    summary: "What was written in the room, or in the back room",
    params: ById,
    query: OfRoom,
    answer: VideoMessages,
    examples: { params, query: { room: "ROOM" }, answer },
  }),
  "DELETE /api/activities/:id/video-chat/messages/:messageId": defineCall({
    summary: "Delete a message for everybody",
    params: closed({ id: Id, messageId: Id }),
    examples: { params: { id: EXAMPLE_ID, messageId: EXAMPLE_ID } },
  }),
  "GET /api/member/activities/:id/video-chat/messages": defineCall({
    summary: "What was written in the room",
    params: ById,
    answer: VideoMessages,
    examples: { params, answer },
  }),
  "POST /api/member/activities/:id/video-chat/messages": defineCall({
    summary: "Write to the room",
    params: ById,
    body: closed({ text: Text, key: Key }),
    answer: VideoMessage,
    examples: { params, body: { text: message.text, key: EXAMPLE_ID }, answer: written },
  }),
  [`GET ${LINK}`]: defineCall({
    summary: "What was written in the room; for observers by link, or in the back room",
    params: ByLink,
    query: OfRoom,
    answer: VideoMessages,
    examples: { params: byLink, query: { room: "ROOM" }, answer },
  }),
  [`POST ${LINK}`]: defineCall({
    summary: "Write to the room as a guest, or to the back room as an observer by link",
    params: ByLink,
    body: Comment,
    answer: VideoMessage,
    examples: { params: byLink, body, answer: written },
  }),
});
