import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { calls } from "../api/calls";
import { inputOf, type Place } from "../api/paths";
import { type BoardFilter, filterQuery } from "../filters/boardFilter";

/** Images and videos of a conversation, as the filter leaves them. */
export function useGallery(place: Place, filter: BoardFilter) {
  return useInfiniteQuery({
    queryKey: ["conversation", "gallery", place.activityId, place.audience, filter],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) => {
      const { params, query } = inputOf(place);
      return calls.call(
        "GET /client/communities/:id/activity/:activityId/gallery",
        { params, query: { ...query, ...filterQuery(filter), before: pageParam?.toString() } },
        { signal },
      );
    },
    getNextPageParam: ({ before }) => before ?? undefined,
    placeholderData: keepPreviousData,
  });
}
