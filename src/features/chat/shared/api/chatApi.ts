import Type from "typebox";
import { defineApi, defineCall } from "../../../../shared/calls/defineApi";
import { closed } from "../../../../shared/calls/schemas";
import { FILTERS } from "../chat";
import { deleteMessages, deleteOwn, messages, ownMessages, see, seeOwn, send, sendFile, sendOwn, unseen } from "./calls";
import { ById, CHAT_PARAMS, ChatList, LIST_EXAMPLE, MarkBody, Marked, OfChat, PARAMS, PageNumber } from "./schemas";

/** Chats of members and of observers with the moderators (spec section 7). */
export const chatApi = defineApi({
  "GET /tester/communities/:id/chatUnseen": unseen("Messages of one's own chat that one has not read"),
  "GET /tester/communities/:id/chat/messages": ownMessages,
  "POST /tester/communities/:id/chat/messages": sendOwn,
  "POST /tester/communities/:id/chat/see": seeOwn,
  "POST /tester/communities/:id/chat/deleteMessages": deleteOwn,
  "POST /tester/communities/:id/chat/files": sendFile,
  "GET /client/communities/:id/chatUnseen": unseen("Chats of members with messages that no moderator has read"),
  "GET /client/communities/:id/chatList": defineCall({
    summary: "Chats of members, those with unread messages first, then the latest",
    params: ById,
    query: closed({
      page: Type.Optional(PageNumber),
      filter: Type.Optional(Type.Enum(FILTERS)),
      search: Type.Optional(Type.String({ maxLength: 100, description: "Part of the nickname" })),
    }),
    answer: ChatList,
    examples: { params: PARAMS, answer: LIST_EXAMPLE },
  }),
  "GET /client/communities/:id/chat/:chatId/messages": messages,
  "POST /client/communities/:id/chat/:chatId/messages": send,
  "POST /client/communities/:id/chat/:chatId/see": see(),
  "POST /client/communities/:id/chat/:chatId/seeObs": see("Note up to which message of an observer's chat one has read"),
  "POST /client/communities/:id/chat/:chatId/deleteMessages": deleteMessages,
  "PUT /client/communities/:id/chat/:chatId/mark": defineCall({
    summary: "Mark a chat or one of its messages for the team, or take the mark away",
    params: OfChat,
    body: MarkBody,
    answer: Marked,
    examples: { params: CHAT_PARAMS, body: { isMarked: true }, answer: { isMarked: true } },
  }),
  "POST /client/communities/:id/chat/files": sendFile,
  "GET /client/communities/:id/observerChat/unseen": unseen(
    "For an observer, messages of the own chat that are not read; for a moderator, observers' chats with such",
  ),
  "GET /client/communities/:id/observerChat/list": defineCall({
    summary: "Chats of observers: all of them for a moderator, for an observer the own one",
    params: ById,
    answer: ChatList,
    examples: { params: PARAMS, answer: { ...LIST_EXAMPLE, items: [] } },
  }),
  "GET /client/communities/:id/observerChat/:chatId/messages": messages,
  "POST /client/communities/:id/observerChat/:chatId/messages": send,
});
