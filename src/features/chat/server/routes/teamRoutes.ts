import { demandCommunity, type ExtensionRoute, route } from "../../../../server/kit";
import { chatApi } from "../../shared/api/chatApi";
import { CHANNELS } from "../../shared/chat";
import { readMemberChats } from "../read/readList";
import { readPage } from "../read/readPage";
import { countUnseen, countUnseenChats } from "../read/unseen";
import { teamReader } from "../reader";
import { takeChatFile } from "../write/chatFiles";
import { deleteMessages } from "../write/deleteMessages";
import { mark } from "../write/mark";
import { see } from "../write/see";
import { sendMessage } from "../write/sendMessage";
import { type ChatServices, demandPace, FORM } from "./chatServices";

const BASE = "/client/communities/:id";
/** Whoever looks after members: moderators and administrators. */
const MODERATORS = { entity: "member", action: "update" } as const;
const STAFF = { kind: "staff" } as const;

/** Members' chats as moderators have them, and what is done with any chat. */
export function teamRoutes(services: ChatServices): readonly ExtensionRoute[] {
  const { tools } = services;
  return [
    route(chatApi, `GET ${BASE}/chatUnseen`, {
      access: MODERATORS,
      handle: async (context, { request }) => {
        demandCommunity(context, request);
        return { unseen: await countUnseenChats(context.db, "MEMBER") };
      },
    }),
    route(chatApi, `GET ${BASE}/chatList`, {
      access: MODERATORS,
      handle: async (context, { request, query: { page = "0", filter = "all", search = "" } }) => {
        demandCommunity(context, request);
        return readMemberChats(context.db, { page: Number(page), filter, search: search.trim() });
      },
    }),
    route(chatApi, `GET ${BASE}/chat/:chatId/messages`, {
      access: MODERATORS,
      handle: async (context, { params, query }) => readPage(await teamReader(context, params, ["MEMBER"]), query),
    }),
    route(chatApi, `POST ${BASE}/chat/:chatId/messages`, {
      access: MODERATORS,
      handle: async (context, { params, body }) => {
        const reader = await teamReader(context, params, ["MEMBER"]);
        await demandPace(services, reader.accountId);
        return sendMessage({ reader, body, uploads: context.uploads, tools: tools() });
      },
    }),
    route(chatApi, `POST ${BASE}/chat/:chatId/see`, {
      access: MODERATORS,
      isOpenAfterEnd: true,
      handle: async (context, { params, body }) => {
        const reader = await teamReader(context, params, ["MEMBER"]);
        await see(reader, body.seq, tools());
        return { unseen: await countUnseen(reader) };
      },
    }),
    route(chatApi, `POST ${BASE}/chat/:chatId/deleteMessages`, {
      access: STAFF,
      handle: async (context, { params, body: { messages } }) => {
        const reader = await teamReader(context, params, CHANNELS);
        return { deleted: await deleteMessages(reader, messages, { uploads: context.uploads, tools: tools() }) };
      },
    }),
    route(chatApi, `PUT ${BASE}/chat/:chatId/mark`, {
      access: MODERATORS,
      handle: async (context, { params, body }) => {
        await mark(await teamReader(context, params, CHANNELS), body, tools());
        return { isMarked: body.isMarked };
      },
    }),
    route(chatApi, `POST ${BASE}/chat/files`, {
      access: STAFF,
      bodyLimit: FORM.bodyLimit,
      document: { body: FORM.body },
      handle: async (context, { request }) => {
        demandCommunity(context, request);
        return takeChatFile(context.uploads, request);
      },
    }),
  ];
}
