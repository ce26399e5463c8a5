import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { consoleCommunity } from "../../../../../client/kit/console";
import { calls } from "../api/calls";
import { type BoardFilter, filterQuery } from "../filters/boardFilter";

interface PageParam {
  readonly page: number;
  readonly before?: number;
}

export function useCommentSearch(filter: BoardFilter) {
  return useInfiniteQuery({
    queryKey: ["conversation", "search", filter],
    initialPageParam: { page: 0 } as PageParam,
    queryFn: ({ pageParam: { page, before }, signal }) =>
      calls.call(
        "GET /client/communities/:id/commentSearch",
        {
          params: { id: consoleCommunity() },
          query: { ...filterQuery(filter), page: String(page), before: before?.toString() },
        },
        { signal },
      ),
    getNextPageParam: ({ hasMore, before }, _pages, { page }) => (hasMore ? { page: page + 1, before } : undefined),
    placeholderData: keepPreviousData,
  });
}
