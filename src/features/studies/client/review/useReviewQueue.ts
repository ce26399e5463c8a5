import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "../../../../client/kit/console";
import type { ReviewQueue } from "../../shared/review";

/** What waits for the provider, read anew at each visit of the home. */
export function useReviewQueue() {
  return useQuery({
    queryKey: ["work", "studyReview"],
    queryFn: () => fetchJson<ReviewQueue>("/api/studies/review"),
    staleTime: 0,
  });
}
