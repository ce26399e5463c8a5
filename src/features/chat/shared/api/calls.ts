import { defineCall } from "../../../../shared/calls/defineApi";
import { EXAMPLE_ID } from "../../../../shared/calls/schemas";
import {
  BODY_EXAMPLE,
  ById,
  CHAT_PARAMS,
  DeleteBody,
  Deleted,
  MESSAGE_EXAMPLE,
  Message,
  MessageBody,
  OfChat,
  PAGE_EXAMPLE,
  PARAMS,
  Page,
  PageQuery,
  SeeBody,
  SentFile,
  Unseen,
} from "./schemas";

// A member has one chat, which needs no id; the team names whose it is.
const OWN = { params: ById, example: PARAMS };
const NAMED = { params: OfChat, example: CHAT_PARAMS };

export const unseen = (summary: string) =>
  defineCall({ summary, params: ById, answer: Unseen, examples: { params: PARAMS, answer: { unseen: 2 } } });

const READ = "Messages of a chat, 20 a page: the newest, those before a number, or all after one, at most 100";
export const ownMessages = defineCall({
  summary: READ,
  params: OWN.params,
  query: PageQuery,
  answer: Page,
  examples: { params: OWN.example, answer: PAGE_EXAMPLE },
});
export const messages = defineCall({
  summary: READ,
  params: NAMED.params,
  query: PageQuery,
  answer: Page,
  examples: { params: NAMED.example, answer: PAGE_EXAMPLE },
});

const SEND = "Write a message; the same `clientKey` again is the same message";
export const sendOwn = defineCall({
  summary: SEND,
  params: OWN.params,
  body: MessageBody,
  answer: Message,
  examples: { params: OWN.example, body: BODY_EXAMPLE, answer: MESSAGE_EXAMPLE },
});
export const send = defineCall({
  summary: SEND,
  params: NAMED.params,
  body: MessageBody,
  answer: Message,
  examples: { params: NAMED.example, body: BODY_EXAMPLE, answer: MESSAGE_EXAMPLE },
});

const SEE = "Note up to which message one has read";
export const seeOwn = defineCall({
  summary: SEE,
  params: OWN.params,
  body: SeeBody,
  answer: Unseen,
  examples: { params: OWN.example, body: { seq: 7 }, answer: { unseen: 0 } },
});
export const see = (summary = SEE) =>
  defineCall({
    summary,
    params: NAMED.params,
    body: SeeBody,
    answer: Unseen,
    examples: { params: NAMED.example, body: { seq: 7 }, answer: { unseen: 0 } },
  });

export const deleteOwn = defineCall({
  summary: "Delete messages of one's own: that there was something stays",
  params: OWN.params,
  body: DeleteBody,
  answer: Deleted,
  examples: { params: OWN.example, body: { messages: [EXAMPLE_ID] }, answer: { deleted: [EXAMPLE_ID] } },
});
export const deleteMessages = defineCall({
  summary: "Delete messages, a moderator any and an observer their own: that there was something stays",
  params: NAMED.params,
  body: DeleteBody,
  answer: Deleted,
  examples: { params: NAMED.example, body: { messages: [EXAMPLE_ID] }, answer: { deleted: [EXAMPLE_ID] } },
});

export const sendFile = defineCall({
  summary: "Send a photo, a video, a PDF or a document, for a message to refer to",
  params: ById,
  answer: SentFile,
  examples: {
    params: PARAMS,
    answer: { id: EXAMPLE_ID, url: `/files/${EXAMPLE_ID}`, kind: "image", name: "bus.jpg", size: 182_004 },
  },
});
