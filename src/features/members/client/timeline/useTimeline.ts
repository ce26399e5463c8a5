import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { memberCalls } from "../memberCalls";

const TIMELINE = "GET /api/members/:id/timeline";

/** What happened with a member, part by part. @param kind "" for all */
export function useTimeline(memberId: string, kind: string) {
  const params = { id: memberId };
  const wanted = kind ? { kind } : {};
  const query = useInfiniteQuery({
    queryKey: memberCalls.keyOf(TIMELINE, { params, query: wanted }),
    queryFn: ({ pageParam, signal }) =>
      memberCalls.call(TIMELINE, { params, query: { ...(pageParam ? { before: pageParam } : {}), ...wanted } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  return { ...query, entries: query.data?.pages.flatMap(({ entries }) => entries) };
}
