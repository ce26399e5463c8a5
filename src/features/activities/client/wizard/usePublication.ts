import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "../../../../client/kit/console";
import type { Publication } from "../../shared/publication";

export function publicationAddress(activityId: string): string {
  return `/client/communities/canSaveStep3?activityId=${encodeURIComponent(activityId)}`;
}

/** What comes of publishing an activity; read anew each time the step opens, and where the record changed. */
export function usePublication(activityId: string, version: unknown) {
  return useQuery({
    queryKey: ["activities", "publication", activityId, version],
    queryFn: ({ signal }) => fetchJson<Publication>(publicationAddress(activityId), { signal }),
    staleTime: 0,
  });
}
