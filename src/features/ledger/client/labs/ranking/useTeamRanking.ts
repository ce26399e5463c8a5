import { useInfiniteQuery } from "@tanstack/react-query";
import { fetchJson } from "../../../../../client/kit/console";
import type { Ranking } from "../../../shared/points";
import { communityPath } from "../labsPaths";

const PAGE_SIZE = 25;
const CALLS = { points: "membersRanking", participations: "membersRankingByParticipations" } as const;

export type RankedBy = keyof typeof CALLS;

/** The members who lead, page by page. */
export function useTeamRanking(by: RankedBy) {
  const query = useInfiniteQuery({
    queryKey: ["ledger", "ranking", by],
    queryFn: ({ pageParam, signal }) =>
      fetchJson<Ranking>(communityPath(`${CALLS[by]}?page=${pageParam}&pageSize=${PAGE_SIZE}`), { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ page, totalElements }) => ((page + 1) * PAGE_SIZE < totalElements ? page + 1 : undefined),
  });
  const pages = query.data?.pages ?? [];
  const items = new Map(pages.flatMap((page) => page.items).map((item) => [item.id, item]));
  return { ...query, items: [...items.values()], total: pages.at(-1)?.totalElements };
}
