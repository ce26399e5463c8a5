import { type ExtensionRoute, route } from "../../../../server/kit";
import { filesApi } from "../../shared/api/files";
import { searchApi } from "../../shared/api/search";
import { summaryApi } from "../../shared/api/summary";
import { threadsApi } from "../../shared/api/threads";
import { type ConversationServices, presenting } from "../conversation/openReader";
import { demandOwnCommunity, viewerOf } from "../conversation/viewer";
import { listGalleries } from "../read/listGalleries";
import { listGallery } from "../read/listGallery";
import { listThreads } from "../read/listThreads";
import { readSummary } from "../read/readSummary";
import { readVersions } from "../read/readVersions";
import { searchComments } from "../read/searchComments";
import { searchOfMember } from "../read/searchOfMember";
import { searchWord } from "../read/searchWord";
import { filterOf, pageOf, readerOf } from "./asked";

const access = { entity: "activity", action: "read" } as const;

/** Looking for comments, and for what they said before; the team's, but for the first. */
export function searchRoutes(services: ConversationServices): readonly ExtensionRoute[] {
  return [
    route(searchApi, "GET /tester/communities/:id/commentSearch", {
      access: { kind: "member" },
      handle: async (context, { params, query }) => {
        demandOwnCommunity(context, params.id);
        return { comments: await searchOfMember(context, query.word, services) };
      },
    }),
    route(searchApi, "GET /client/communities/:id/commentSearch", {
      access: { kind: "staff" },
      handle: async (context, { params, query }) => {
        demandOwnCommunity(context, params.id);
        const search = { ...filterOf(query), ...pageOf(query), activityId: query.activityId };
        return searchComments(context, search, viewerOf(context.session));
      },
    }),
    route(searchApi, "GET /client/communities/:id/activity/:activityId/commentSearch", {
      access,
      handle: async (context, asked) => {
        const { view, viewer } = await readerOf(context, asked, services);
        const search = { ...filterOf(asked.query), ...pageOf(asked.query), activityId: view.activityId };
        return searchComments(context, search, viewer);
      },
    }),
    route(searchApi, "GET /client/communities/:id/activity/:activityId/searchWord", {
      access,
      handle: async (context, { params, query: { word } }) => searchWord(await readerOf(context, { params }, services), word),
    }),
    route(summaryApi, "GET /client/communities/:id/activity/:activityId/summary", {
      access,
      handle: async (context, { params }) => readSummary(await readerOf(context, { params }, services), await context.timeZone()),
    }),
    route(filesApi, "GET /client/communities/:id/galleries", {
      access: { kind: "staff" },
      handle: async (context, { params }) => {
        demandOwnCommunity(context, params.id);
        return { galleries: await listGalleries(context) };
      },
    }),
    route(filesApi, "GET /client/communities/:id/activity/:activityId/gallery", {
      access,
      handle: async (context, asked) =>
        listGallery(await readerOf(context, asked, services), filterOf(asked.query), pageOf(asked.query).before),
    }),
    route(threadsApi, "GET /client/communities/:id/activity/:activityId/topic/:topicId/commentsPaged", {
      access,
      handle: async (context, { params, query }) => {
        const reader = await readerOf(context, { params }, services);
        const wanted = { ...pageOf(query), topicId: params.topicId };
        return listThreads(reader.db, reader.view, wanted, presenting(reader));
      },
    }),
    route(threadsApi, "GET /client/communities/:id/activity/:activityId/comment/:commentId/versions", {
      access,
      handle: async (context, asked) => readVersions(await readerOf(context, asked, services), asked.params.commentId),
    }),
  ];
}
