import { clientOf, useCommunity, usePages } from "../../../../client/kit/member";
import type { RankedBy, RankedMember, Ranking, rankingApi } from "../../shared/api/ranking";

const PAGE_SIZE = 20;
const ranking = clientOf<typeof rankingApi>();

/** The members who lead, page by page, and where one stands oneself. */
export function useRanking(by: RankedBy) {
  const params = { id: useCommunity().communityId };
  const { last, ...pages } = usePages<RankedMember, Ranking>({
    queryKey: ranking.keyOf("GET /tester/communities/:id/ranking", { params, query: { by } }),
    read: (part, signal) => ranking.call("GET /tester/communities/:id/ranking", { params, query: { by, ...part } }, { signal }),
    pageSize: PAGE_SIZE,
  });
  return { ...pages, me: last?.me ?? null };
}
