import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { fetchJson } from "../../../../client/kit/console";
import type { Timeline } from "../../shared/members";

/** What happened with a member, part by part. @param kind "" for all */
export function useTimeline(memberId: string, kind: string) {
  const query = useInfiniteQuery({
    queryKey: ["members", memberId, "timeline", kind],
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams({ ...(pageParam ? { before: pageParam } : {}), ...(kind ? { kind } : {}) });
      return fetchJson<Timeline>(`/api/members/${encodeURIComponent(memberId)}/timeline?${search}`, { signal });
    },
    initialPageParam: "",
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  return { ...query, entries: query.data?.pages.flatMap(({ entries }) => entries) };
}
