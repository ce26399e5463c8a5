import { conversationApi } from "../../../../contracts/api/conversation";
import { type ExtensionRoute, route } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { threadsApi } from "../../shared/api/threads";
import { MOST_LATEST } from "../../shared/comment";
import { type ConversationServices, presenting, type Reader } from "../conversation/openReader";
import { moveMarker, noteDelivered } from "../markers/markers";
import { listThreads, numbersOfOthers, readThread } from "../read/listThreads";
import { readLatest, readSince } from "../read/readSince";
import { readLastSeq, readPinned, readState } from "../read/readState";
import { filterOf, pageOf, readerOf } from "./asked";
import type { ConversationRouteGroup } from "./routeGroups";

/** What members were shown of others is kept: whoever writes later says with it what had been read before. */
async function noteShown({ db, viewer, view, conversation }: Reader, numbers: readonly number[]): Promise<void> {
  if (viewer.kind === "team" || conversation.rules.isLive) return;
  await noteDelivered(db, { activityId: view.activityId, viewer, audience: view.audience }, numbers);
}

/** Reading a conversation, the same for members and the team. */
export function readRoutes({ base, access }: ConversationRouteGroup, services: ConversationServices): readonly ExtensionRoute[] {
  return [
    route(conversationApi, `GET ${base}/conversation`, {
      access,
      handle: async (context, asked) => readState(await readerOf(context, asked, services)),
    }),
    route(threadsApi, `GET ${base}/comments/page/:page/size/:size`, {
      access,
      handle: async (context, asked) => {
        const reader = await readerOf(context, asked, services);
        const wanted = { ...filterOf(asked.query), ...pageOf({ ...asked.query, ...asked.params }) };
        const page = await listThreads(reader.db, reader.view, wanted, presenting(reader));
        await noteShown(reader, numbersOfOthers(page.threads));
        return page;
      },
    }),
    route(threadsApi, `GET ${base}/comments/since/:seq`, {
      access,
      handle: async (context, asked) => {
        const reader = await readerOf(context, asked, services);
        const since = await readSince(reader.db, reader.view, Number(asked.params.seq), presenting(reader));
        await noteShown(
          reader,
          since.comments.flatMap(({ isOwn, seq }) => (isOwn ? [] : [seq])),
        );
        return since;
      },
    }),
    route(threadsApi, `GET ${base}/comments/latest`, {
      access,
      handle: async (context, asked) => {
        const reader = await readerOf(context, asked, services);
        const { before } = pageOf(asked.query);
        return readLatest(reader.db, reader.view, { size: MOST_LATEST, before }, presenting(reader));
      },
    }),
    route(threadsApi, `GET ${base}/pinnedComments`, {
      access,
      handle: async (context, asked) => readPinned(await readerOf(context, asked, services)),
    }),
    route(threadsApi, `GET ${base}/comment/:commentId`, {
      access,
      handle: async (context, asked) => {
        const reader = await readerOf(context, asked, services);
        const thread = await readThread(reader.db, reader.view, asked.params.commentId, presenting(reader));
        if (!thread) throw new AppError("record.notFound");
        await noteShown(reader, numbersOfOthers([thread]));
        return thread;
      },
    }),
    route(threadsApi, `POST ${base}/seeComments`, {
      isOpenAfterEnd: true,
      access,
      handle: async (context, asked) => {
        const reader = await readerOf(context, asked, services);
        const { viewer, view } = reader;
        const last = await readLastSeq(reader);
        const key = { activityId: view.activityId, viewer, audience: view.audience };
        await moveMarker(reader.db, key, Math.min(asked.body.seq, last));
      },
    }),
  ];
}
