import { type ExtensionRoute, route } from "../../../../server/kit";
import { studyHomesApi } from "../../shared/api/home";
import { LARGEST_NEWS_PAGE, NEWS_PAGE_SIZE } from "../../shared/home";
import { noteNewsSeen, readNews } from "./readNews";

/** What the company was told of its studies (spec section 7, suite). */
export const newsRoutes: readonly ExtensionRoute[] = [
  route(studyHomesApi, "GET /clientSuite/clientNotifications", {
    access: { kind: "suite" },
    handle: (context, { query: { page = "0", pageSize = String(NEWS_PAGE_SIZE) } }) =>
      readNews(context, { page: Number(page), pageSize: Math.min(Math.max(Number(pageSize), 1), LARGEST_NEWS_PAGE) }),
  }),
  route(studyHomesApi, "POST /clientSuite/clientNotifications", {
    access: { kind: "suite" },
    handle: async (context, { body: { ids } }) => ({ unseen: await noteNewsSeen(context, ids) }),
  }),
];
