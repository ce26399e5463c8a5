import { demandCommunity, route } from "../../../../server/kit";
import { memberFiguresApi } from "../../shared/api/figures";
import { readStatistics } from "./readStatistics";

export const statisticsRoute = route(memberFiguresApi, "GET /client/communities/:id/statistics", {
  access: { entity: "member", action: "list" },
  handle: async (context, { request }) => {
    demandCommunity(context, request);
    return readStatistics(context.db, await context.timeZone());
  },
});
