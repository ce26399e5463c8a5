import { clientOf, consoleCommunity, usePages } from "../../../../../client/kit/console";
import type { RankedBy, RankedMember, rankingApi } from "../../../shared/api/ranking";

const PAGE_SIZE = 25;
const CALLS = {
  points: "GET /client/communities/:id/membersRanking",
  participations: "GET /client/communities/:id/membersRankingByParticipations",
} as const;
const ranking = clientOf<typeof rankingApi>();

/** The members who lead, page by page. */
export function useTeamRanking(by: RankedBy) {
  const params = { id: consoleCommunity() };
  return usePages<RankedMember>({
    queryKey: ranking.keyOf(CALLS[by], { params, query: {} }),
    read: (query, signal) => ranking.call(CALLS[by], { params, query }, { signal }),
    pageSize: PAGE_SIZE,
  });
}
