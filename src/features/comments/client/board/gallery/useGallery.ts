import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { fetchJson } from "../../../../../client/kit/console";
import type { GalleryPage } from "../../../shared/gallery";
import { conversationPath, type Place, queryOf } from "../api/paths";
import { type BoardFilter, filterQuery } from "../filters/boardFilter";

/** Images and videos of a conversation, as the filter leaves them. */
export function useGallery(place: Place, filter: BoardFilter) {
  return useInfiniteQuery({
    queryKey: ["conversation", "gallery", place.activityId, place.audience, filter],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) => {
      const query = queryOf({ ...filterQuery(filter), before: pageParam }, place.audience);
      return fetchJson<GalleryPage>(`${conversationPath(place)}/gallery${query}`, { signal });
    },
    getNextPageParam: ({ before }) => before ?? undefined,
    placeholderData: keepPreviousData,
  });
}
