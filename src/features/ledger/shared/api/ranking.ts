import Type from "typebox";
import { PageQuery } from "../../../../contracts/api/ledger";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, nullable } from "../../../../shared/calls/schemas";

const RankedBy = Type.Enum(["points", "participations"], { type: "string", description: "`points` where absent" });

const ranked = {
  rank: Type.Integer({ description: "From 1; members with as much share a rank" }),
  id: Id,
  nickname: Type.String(),
  image: nullable(Type.String()),
  value: Type.Integer({ description: "LABs earned, or participations completed" }),
  medals: Type.Integer(),
};
const RankedMember = closed(ranked);

const Ranking = component(
  "LedgerRanking",
  closed({
    items: Type.Array(RankedMember),
    totalElements: Type.Integer(),
    page: Type.Integer(),
    pageSize: Type.Integer(),
    me: nullable(
      closed(ranked, {
        description: "The member who asks, also if another page has them; null for the team, and with nothing to count",
      }),
    ),
  }),
);

/** What a ranking counts. */
export type RankedBy = ValueOf<typeof RankedBy>;
export type RankedMember = ValueOf<typeof RankedMember>;
export type Ranking = ValueOf<typeof Ranking>;

const params = { id: EXAMPLE_ID };
const query = { page: "0", pageSize: "10" };
const member: RankedMember = { rank: 1, id: EXAMPLE_ID, nickname: "lince", image: null, value: 120, medals: 2 };
const answer: Ranking = { items: [member], totalElements: 1, page: 0, pageSize: 10, me: null };

const teamRanking = (summary: string) =>
  defineCall({ summary, params: ById, query: PageQuery, answer: Ranking, examples: { params, query, answer } });

/** Members by what they earned or how often they took part (spec section 7). `:id` is the community. */
export const rankingApi = defineApi({
  "GET /client/communities/:id/membersRanking": teamRanking("Members by LABs earned; those that were spent count as well"),
  "GET /client/communities/:id/membersRankingByParticipations": teamRanking("Members by the participations that they completed"),
  "GET /tester/communities/:id/ranking": defineCall({
    summary: "The members with the most LABs earned or participations, and where one stands oneself",
    params: ById,
    query: closed({ ...PageQuery.properties, by: Type.Optional(RankedBy) }),
    answer: Ranking,
    examples: { params, query, answer },
  }),
});
