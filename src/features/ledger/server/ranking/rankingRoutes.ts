import { demandCommunity, type ExtensionRoute, route } from "../../../../server/kit";
import { type RankedBy, rankingApi } from "../../shared/api/ranking";
import { pageOf } from "../pageOf";
import { readRanking } from "./readRanking";

const teamRoute = (path: "membersRanking" | "membersRankingByParticipations", by: RankedBy): ExtensionRoute =>
  route(rankingApi, `GET /client/communities/:id/${path}`, {
    access: { entity: "member", action: "list" },
    handle: async (context, { request, query }) => {
      demandCommunity(context, request);
      const ranking = await readRanking(context.db, by, pageOf(query));
      if (context.records.readableFields("member").has("image")) return ranking;
      return { ...ranking, items: ranking.items.map((member) => ({ ...member, image: null })) };
    },
  });

/** `membersRanking` and `membersRankingByParticipations` (spec section 7), and the member's own. */
export const rankingRoutes: readonly ExtensionRoute[] = [
  teamRoute("membersRanking", "points"),
  teamRoute("membersRankingByParticipations", "participations"),
  route(rankingApi, "GET /tester/communities/:id/ranking", {
    access: { kind: "member" },
    handle: async (context, { request, query }) => {
      demandCommunity(context, request);
      return readRanking(context.db, query.by ?? "points", pageOf(query), context.session?.memberId);
    },
  }),
];
