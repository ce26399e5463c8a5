import { type ExtensionRoute, type RouteContext, route } from "../../../../server/kit";
import { chatApi } from "../../shared/api/chatApi";
import { readPage } from "../read/readPage";
import { countUnseen } from "../read/unseen";
import { memberReader } from "../reader";
import { takeChatFile } from "../write/chatFiles";
import { deleteMessages } from "../write/deleteMessages";
import { see } from "../write/see";
import { sendMessage } from "../write/sendMessage";
import { type ChatServices, demandPace, FORM } from "./chatServices";

const BASE = "/tester/communities/:id";
const access = { kind: "member" } as const;

/** A member's chat with the moderators. */
export function memberRoutes(services: ChatServices): readonly ExtensionRoute[] {
  const { tools } = services;
  const readerOf = (context: RouteContext, { params }: { readonly params: { readonly id: string } }) =>
    memberReader(context, params.id);
  return [
    route(chatApi, `GET ${BASE}/chatUnseen`, {
      access,
      handle: async (context, asked) => ({ unseen: await countUnseen(await readerOf(context, asked)) }),
    }),
    route(chatApi, `GET ${BASE}/chat/messages`, {
      access,
      handle: async (context, asked) => readPage(await readerOf(context, asked), asked.query),
    }),
    route(chatApi, `POST ${BASE}/chat/messages`, {
      access,
      handle: async (context, asked) => {
        const reader = await readerOf(context, asked);
        await demandPace(services, reader.accountId);
        return sendMessage({ reader, body: asked.body, uploads: context.uploads, tools: tools() });
      },
    }),
    route(chatApi, `POST ${BASE}/chat/see`, {
      access,
      isOpenAfterEnd: true,
      handle: async (context, asked) => {
        const reader = await readerOf(context, asked);
        await see(reader, asked.body.seq, tools());
        return { unseen: await countUnseen(reader) };
      },
    }),
    route(chatApi, `POST ${BASE}/chat/deleteMessages`, {
      access,
      handle: async (context, asked) => {
        const reader = await readerOf(context, asked);
        return { deleted: await deleteMessages(reader, asked.body.messages, { uploads: context.uploads, tools: tools() }) };
      },
    }),
    route(chatApi, `POST ${BASE}/chat/files`, {
      access,
      bodyLimit: FORM.bodyLimit,
      document: { body: FORM.body },
      handle: async (context, asked) => {
        await readerOf(context, asked);
        return takeChatFile(context.uploads, asked.request);
      },
    }),
  ];
}
