import { component, demandCommunity, type ExtensionRoute } from "../../../../server/kit";
import type { JsonObject } from "../../../../shared/json";
import { optionalObject, requiredObject } from "../../../../shared/objectSchema";
import { EXAMPLE_ID } from "../routes/pageDocument";
import { PAGE_QUERY, type PageQuerystring, pageOf } from "../routes/pageQuery";
import { type RankedBy, readRanking } from "./readRanking";

const text: JsonObject = { type: "string" };
const number: JsonObject = { type: "integer" };
const MEMBER = {
  rank: { ...number, description: "From 1; members with as much share a rank" },
  id: { type: "string", format: "uuid" },
  nickname: text,
  image: { type: ["string", "null"] },
  value: { ...number, description: "LABs earned, or participations completed" },
  medals: number,
};
const RANKED = requiredObject(MEMBER);
const RANKING = component(
  "LedgerRanking",
  requiredObject({
    items: { type: "array", items: RANKED },
    totalElements: number,
    page: number,
    pageSize: number,
    me: { anyOf: [RANKED, { type: "null" }], description: "The member who asks, also where the page hasn't got them" },
  }),
);
const PERSON = { rank: 1, id: EXAMPLE_ID, nickname: "lince", image: null, value: 120, medals: 2 };
const EXAMPLE = { items: [PERSON], totalElements: 1, page: 0, pageSize: 10, me: null };
const params = requiredObject({ id: { type: "string", format: "uuid" } });

const describe = () => ({
  examples: { id: EXAMPLE_ID, page: "0", pageSize: "10" },
  answer: { schema: RANKING, example: EXAMPLE },
});

function teamRoute(path: string, by: RankedBy, summary: string): ExtensionRoute {
  return {
    method: "GET",
    url: `/client/communities/:id/${path}`,
    summary,
    access: { entity: "member", action: "list" },
    schema: { params, querystring: PAGE_QUERY },
    describe,
    handle: async (context, request) => {
      demandCommunity(context, request);
      const ranking = await readRanking(context.db, by, pageOf(request.query as PageQuerystring));
      if (context.records.readableFields("member").has("image")) return ranking;
      return { ...ranking, items: ranking.items.map((member) => ({ ...member, image: null })) };
    },
  };
}

const QUERY = optionalObject({
  ...(PAGE_QUERY.properties as JsonObject),
  by: { type: "string", enum: ["points", "participations"], description: "`points` where absent" },
});

const memberRoute: ExtensionRoute = {
  method: "GET",
  url: "/tester/communities/:id/ranking",
  summary: "The members with the most LABs earned or participations, and where one stands oneself",
  access: { kind: "member" },
  schema: { params, querystring: QUERY },
  describe,
  handle: async (context, request) => {
    demandCommunity(context, request);
    const { by = "points", ...page } = request.query as PageQuerystring & { readonly by?: RankedBy };
    return readRanking(context.db, by, pageOf(page), context.session?.memberId);
  },
};

/** `membersRanking` and `membersRankingByParticipations` (spec section 7), and the member's own. */
export const rankingRoutes: readonly ExtensionRoute[] = [
  teamRoute("membersRanking", "points", "Members by LABs earned; those that were spent count as well"),
  teamRoute("membersRankingByParticipations", "participations", "Members by the participations that they completed"),
  memberRoute,
];
