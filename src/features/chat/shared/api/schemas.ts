import Type from "typebox";
import type { ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../../shared/calls/schemas";
import { FILE_KINDS } from "../../../../shared/fileKinds";
import { CHANNELS, LONGEST_MESSAGE, MOST_DELETED, SENDERS } from "../chat";

const Count = Type.Integer({ minimum: 0 });
const Seq = Type.Integer({ minimum: 0, maximum: 100_000_000 });
const Digits = (longest: number) => Type.String({ pattern: `^[0-9]{1,${longest}}$`, maxLength: longest });

const Attachment = closed({
  url: Type.String({ description: "Opens with the session of somebody who reads the chat" }),
  name: Type.String(),
  size: Type.Integer({ minimum: 0, description: "Bytes; 0 if it is no file of ours" }),
});

export const Message = component(
  "ChatMessage",
  closed({
    id: Id,
    seq: Type.Integer({ minimum: 1, description: "Gap-free number in its chat, in the order of the commits" }),
    clientKey: nullable(Type.String({ description: "As its sender's client gave it" })),
    sender: Type.Enum(SENDERS),
    author: nullable(closed({ id: Id, name: Type.String() })),
    message: nullable(Type.String({ description: "Plain text" })),
    image: nullable(Attachment),
    video: nullable(Attachment),
    file: nullable(Attachment),
    seen: Type.Boolean({ description: "Whether the other side has read it" }),
    isMarked: Type.Boolean({ description: "By the team, which alone is told" }),
    isDeleted: Type.Boolean(),
    createdAt: Instant,
  }),
);

const Person = closed({
  id: Type.String({ format: "uuid", description: "Of the member, or of the observer's role: it names the chat" }),
  channel: Type.Enum(CHANNELS),
  name: Type.String(),
  image: nullable(Type.String()),
  hasLeft: Type.Boolean({ description: "Whether the person takes part no more: what was written stays" }),
});

export const Page = component(
  "ChatPage",
  closed({
    person: Person,
    messages: Type.Array(Message, { description: "The newest last" }),
    hasEarlier: Type.Boolean(),
    lastSeq: Seq,
    seen: closed({ person: Seq, team: Seq }, { description: "Up to which number each side has read" }),
    isMarked: Type.Boolean(),
    mayWrite: Type.Boolean({ description: "Whether the person still reads what is written" }),
  }),
);

const Summary = closed({
  ...Person.properties,
  last: nullable(Message),
  lastAt: nullable(Instant),
  unseen: Type.Integer({ minimum: 0, description: "Messages that no moderator has read" }),
  isMarked: Type.Boolean(),
});

export const ChatList = component("ChatList", closed({ items: Type.Array(Summary), totalElements: Count, page: Count }));
export const Unseen = component("ChatUnseen", closed({ unseen: Count }));

const FileAddress = Type.String({ maxLength: 60, pattern: "^/files/[0-9a-f-]{36}$" });

export const MessageBody = closed({
  clientKey: Type.String({
    pattern: "^[A-Za-z0-9:-]{8,60}$",
    maxLength: 60,
    description: "Made by the client once for each message: the same key again answers what was sent",
  }),
  message: Type.Optional(Type.String({ maxLength: LONGEST_MESSAGE })),
  image: Type.Optional(FileAddress),
  video: Type.Optional(FileAddress),
  file: Type.Optional(FileAddress),
});

export const SentFile = closed({
  id: Id,
  url: Type.String(),
  kind: Type.Enum(FILE_KINDS),
  name: Type.String(),
  size: Count,
});

export const SeeBody = closed({ seq: Type.Optional(Type.Integer({ ...Seq, description: "@default the newest" })) });
export const DeleteBody = closed({ messages: Type.Array(Id, { minItems: 1, maxItems: MOST_DELETED, uniqueItems: true }) });
export const Deleted = closed({ deleted: Type.Array(Id) });
export const MarkBody = closed({
  isMarked: Type.Boolean(),
  messageId: Type.Optional(Type.String({ format: "uuid", description: "A message of the chat. @default the chat" })),
});
export const Marked = closed({ isMarked: Type.Boolean() });
export const PageQuery = closed({ before: Type.Optional(Digits(9)), after: Type.Optional(Digits(9)) });
export const PageNumber = Digits(6);
export const OfChat = closed({ id: Id, chatId: Id });
export { ById };

/** A message of a chat. */
export type ChatMessage = ValueOf<typeof Message>;
/** Some messages of a chat, and how far its sides have read. */
export type ChatPage = ValueOf<typeof Page>;
/** Whose chat it is. */
export type ChatPerson = ValueOf<typeof Person>;
/** A chat in the team's list. */
export type ChatSummary = ValueOf<typeof Summary>;
export type ChatListPage = ValueOf<typeof ChatList>;
/** A message to be sent. */
export type MessageBody = ValueOf<typeof MessageBody>;
/** A file that was sent, for a message to refer to. */
export type SentFile = ValueOf<typeof SentFile>;
export type PageQuery = ValueOf<typeof PageQuery>;

/** What is told to those who look at a chat. */
export type ChatNews =
  | { readonly kind: "message"; readonly message: ChatMessage }
  | { readonly kind: "deleted"; readonly ids: readonly string[] }
  | { readonly kind: "seen"; readonly side: "person" | "team"; readonly seq: number }
  | { readonly kind: "changed"; readonly chatId: string };

const AT = "2027-01-15T10:00:00.000Z";
export const PARAMS = { id: EXAMPLE_ID };
export const CHAT_PARAMS = { id: EXAMPLE_ID, chatId: EXAMPLE_ID };
export const BODY_EXAMPLE: MessageBody = { clientKey: EXAMPLE_ID, message: "Where do I send the photo?" };
export const MESSAGE_EXAMPLE: ChatMessage = {
  id: EXAMPLE_ID,
  seq: 7,
  clientKey: EXAMPLE_ID,
  sender: "MEMBER",
  author: { id: EXAMPLE_ID, name: "lince" },
  message: "Where do I send the photo?",
  image: null,
  video: null,
  file: null,
  seen: false,
  isMarked: false,
  isDeleted: false,
  createdAt: AT,
};
const PERSON_EXAMPLE: ChatPerson = { id: EXAMPLE_ID, channel: "MEMBER", name: "lince", image: null, hasLeft: false };
export const PAGE_EXAMPLE: ChatPage = {
  person: PERSON_EXAMPLE,
  messages: [MESSAGE_EXAMPLE],
  hasEarlier: true,
  lastSeq: 7,
  seen: { person: 7, team: 6 },
  isMarked: false,
  mayWrite: true,
};
export const LIST_EXAMPLE: ChatListPage = {
  items: [{ ...PERSON_EXAMPLE, last: MESSAGE_EXAMPLE, lastAt: AT, unseen: 1, isMarked: false }],
  totalElements: 1,
  page: 0,
};
