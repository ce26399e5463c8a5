import { demandCommunity, type ExtensionRoute, route } from "../../../../server/kit";
import { chatApi } from "../../shared/api/chatApi";
import { readObserverChats } from "../read/readList";
import { readPage } from "../read/readPage";
import { countUnseen, countUnseenChats } from "../read/unseen";
import { isModerator, subjectOf, teamReader } from "../reader";
import { see } from "../write/see";
import { sendMessage } from "../write/sendMessage";
import { type ChatServices, demandPace } from "./chatServices";

const BASE = "/client/communities/:id";
const access = { kind: "staff" } as const;

/** Observers' chats with the moderators, which no member sees: each observer has the own one, moderators have them all. */
export function observerRoutes(services: ChatServices): readonly ExtensionRoute[] {
  const { tools } = services;
  return [
    route(chatApi, `GET ${BASE}/observerChat/unseen`, {
      access,
      handle: async (context, { request, params: { id } }) => {
        demandCommunity(context, request);
        if (context.session && isModerator(context.session)) return { unseen: await countUnseenChats(context.db, "OBSERVER") };
        const chatId = subjectOf(context).subjectId;
        return { unseen: await countUnseen(await teamReader(context, { id, chatId }, ["OBSERVER"])) };
      },
    }),
    route(chatApi, `GET ${BASE}/observerChat/list`, {
      access,
      handle: async (context, { request }) => {
        demandCommunity(context, request);
        const { subjectId } = subjectOf(context);
        return readObserverChats(context.db, context.session && isModerator(context.session) ? undefined : subjectId);
      },
    }),
    route(chatApi, `GET ${BASE}/observerChat/:chatId/messages`, {
      access,
      handle: async (context, { params, query }) => readPage(await teamReader(context, params, ["OBSERVER"]), query),
    }),
    route(chatApi, `POST ${BASE}/observerChat/:chatId/messages`, {
      access,
      handle: async (context, { params, body }) => {
        const reader = await teamReader(context, params, ["OBSERVER"]);
        await demandPace(services, reader.accountId);
        return sendMessage({ reader, body, uploads: context.uploads, tools: tools() });
      },
    }),
    route(chatApi, `POST ${BASE}/chat/:chatId/seeObs`, {
      access,
      isOpenAfterEnd: true,
      handle: async (context, { params, body }) => {
        const reader = await teamReader(context, params, ["OBSERVER"]);
        await see(reader, body.seq, tools());
        return { unseen: await countUnseen(reader) };
      },
    }),
  ];
}
