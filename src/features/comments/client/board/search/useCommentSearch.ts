import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { communityPath, fetchJson } from "../../../../../client/kit/console";
import type { FoundComment } from "../../../shared/comment";
import { queryOf } from "../api/paths";
import { type BoardFilter, filterQuery } from "../filters/boardFilter";

/** Comments of several activities, the newest first. */
export interface FoundPage {
  readonly comments: readonly FoundComment[];
  readonly before: number;
  readonly hasMore: boolean;
  readonly total: number;
}

interface PageParam {
  readonly page: number;
  readonly before?: number;
}

export function useCommentSearch(filter: BoardFilter) {
  return useInfiniteQuery({
    queryKey: ["conversation", "search", filter],
    initialPageParam: { page: 0 } as PageParam,
    queryFn: ({ pageParam: { page, before }, signal }) =>
      fetchJson<FoundPage>(communityPath(`commentSearch${queryOf({ ...filterQuery(filter), page, before })}`), { signal }),
    getNextPageParam: ({ hasMore, before }, _pages, { page }) => (hasMore ? { page: page + 1, before } : undefined),
    placeholderData: keepPreviousData,
  });
}
